import type { StreetsState } from './base/streets.tsx'
import type { TilesState } from './base/tile-tally.ts'

type Shown = { tiles: TilesState; streets: StreetsState; notice?: string | undefined }

/** What is the matter with a map, in words; nothing where it is as it should be. */
export function mapSentence({ tiles, streets, notice }: Shown): string | undefined {
  if (notice) return notice
  if (tiles === 'shown' || tiles === 'loading') return undefined
  const sentences = streetsSentences(streets, tiles !== 'off')
  if (tiles !== 'off') sentences.unshift('The tiles of the map do not load.')
  return sentences.join(' ') || undefined
}

function streetsSentences(streets: StreetsState, inPlaceOfTiles: boolean): string[] {
  switch (streets.kind) {
    case 'loading':
      return inPlaceOfTiles ? ['Loading streets instead.'] : []
    case 'too-wide':
      return ['Zoom in to see streets.']
    case 'empty':
      return ['No streets are known here.']
    case 'failed':
      return [`Streets do not load${inPlaceOfTiles ? ' either' : ''}: ${streets.sentence}`]
    case 'drawn': {
      const real = inPlaceOfTiles ? ['These are the streets that loops are planned on.'] : []
      const whose = streets.source.is_invented ? ['These streets are invented.'] : real
      return streets.truncated ? [...whose, 'Zoom in to see the smaller streets too.'] : whose
    }
  }
}
