import { keysOfWays } from '#domain/streets/osm-tags.ts'
import { collectWays, type Ways } from './collect-ways.ts'
import { readBlobs } from './read-blobs.ts'
import { readBlock } from './read-block.ts'

/** The streets of a file, and what surrounds them. */
export function readWays(file: string, report: (share: number) => void): Ways {
  const { add, ways } = collectWays()
  for (const blob of readBlobs(file, report)) readBlock(blob, { way: add, wayKeys: keysOfWays })
  return ways()
}
