import type { StreetsState } from './base/streets.tsx'
import type { TilesState } from './base/tile-tally.ts'

type Shown = { tiles: TilesState; streets: StreetsState; notice?: string | undefined }

/** What is the matter with a map, in words; nothing where it is as it should be. */
export function mapSentence({ tiles, streets, notice }: Shown): string | undefined {
  if (notice) return notice
  if (tiles === 'shown' || tiles === 'loading') return undefined
  const why = tiles === 'failing' ? 'The tiles of the map do not load. ' : ''
  switch (streets.kind) {
    case 'loading':
      return tiles === 'failing' ? `${why}Loading streets instead.` : undefined
    case 'too-wide':
      return `${why}Zoom in to see streets.`
    case 'empty':
      return `${why}No streets are known here.`
    case 'failed':
      return `${why}Streets do not load either: ${streets.sentence}`
    case 'drawn': {
      const real = why && 'These are the streets that loops are planned on.'
      const whose = streets.source.is_invented ? 'These streets are invented.' : real
      const more = streets.truncated ? ' Zoom in to see the smaller ones too.' : ''
      return `${why}${whose}${more}`.trim() || undefined
    }
  }
}
