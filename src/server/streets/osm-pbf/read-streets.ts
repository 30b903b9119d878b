import type { Streets } from '#domain/streets/streets.ts'
import { assemble } from './assemble.ts'
import { type ElevationAt, heightsOf } from './heights.ts'
import { readNodes } from './read-nodes.ts'
import { readWays } from './read-ways.ts'
import { DAMAGED, UnreadableStreets } from './unreadable.ts'

type Reading = {
  /** Metres above the sea at a place; NaN where unknown. */
  elevationAt?: ElevationAt
  /** Is told the share of the work that is done, 0 to 1. */
  report?: (share: number) => void
}

/**
 * The streets in a file in OpenStreetMap's PBF format, or a sentence on why there are none. The file is read twice, its
 * ways first, so that only the nodes of streets and of what surrounds them are kept, in whatever order the file has them.
 */
export function readStreets(
  file: string,
  { elevationAt, report = () => undefined }: Reading = {},
): Streets | { problem: string } {
  try {
    const ways = readWays(file, (share) => report(share * 0.45))
    const ids = uniqueOf(ways.nodes.values(), ways.around.nodes.values())
    const nodes = readNodes(file, ids, (share) => report(0.45 + share * 0.45))
    const { streets, isOffGround } = assemble(ways, nodes)
    if (streets.kinds.length === 0) return { problem: 'The file has no streets.' }
    return elevationAt ? { ...streets, elevations: heightsOf(streets, isOffGround, elevationAt) } : streets
  } catch (error) {
    // What the decoder and zlib throw about damaged bytes says nothing to an operator.
    const isFile = error instanceof UnreadableStreets || (error instanceof Error && 'syscall' in error)
    return { problem: isFile ? error.message : DAMAGED }
  }
}

function uniqueOf(ids: Float64Array, others: Float64Array): Float64Array {
  const sorted = new Float64Array(ids.length + others.length)
  sorted.set(ids)
  sorted.set(others, ids.length)
  sorted.sort()
  let count = 0
  for (let at = 0; at < sorted.length; at += 1)
    if (count === 0 || sorted[count - 1] !== sorted[at]) {
      sorted[count] = sorted[at] as number
      count += 1
    }
  return sorted.slice(0, count)
}
