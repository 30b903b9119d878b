import type { Part, Rest } from './parts.ts'
import { distanceOf, type Length, timeOf } from './words.ts'

/** One bout of a part, of another length. */
export function bout(part: Part, length: Length): Part {
  return {
    ...part,
    kind: 'bouts',
    times: 1,
    isCounted: false,
    lengths: [length],
    parts: [],
    rests: [],
    picks: [],
    between: undefined,
    step: undefined,
  }
}

/** A rest that is as long as a share of its bout, within its limits; that of a distance is left to the reader of rests. */
export function restOf(rest: Rest, length: Length): Rest {
  const { share, least, most } = rest
  if (share === undefined || length.in !== 's') return rest
  const size = Math.min(Math.max(length.size * share, least?.size ?? 0), most?.size ?? Number.POSITIVE_INFINITY)
  return { ...rest, length: timeOf(size) }
}

/** Whether a rest has limits that no bout in a distance can be compared with, or is no such share as is read of a distance. */
export function isOfTimeAlone({ share, least, most }: Rest, lengths: readonly Length[]): boolean {
  const isUsual = share === undefined || share === 1 || share === 0.5
  return ((least ?? most) !== undefined || !isUsual) && lengths.some((length) => length.in !== 's')
}

/** A row as a group of bouts, each with its own target and its own rest. */
export function rungs(part: Part): Part | undefined {
  const { lengths, aims, rests, times } = part
  if (aims.length > 1 && aims.length !== lengths.length) return undefined
  // "full recovery" is of no length that could stand between rungs.
  if (rests.some((rest) => !rest.length && rest.share === undefined)) return undefined
  if (rests.some((rest) => isOfTimeAlone(rest, lengths))) return undefined
  const parts = lengths.map((length, at): Part => {
    const rest = rests.length > 1 ? rests[at] : rests[0]
    const isLast = at === lengths.length - 1
    const own = rest && (!isLast || (times > 1 && !part.between)) ? [restOf(rest, length)] : []
    return { ...bout(part, length), aims: aims.length > 1 ? aims.slice(at, at + 1) : aims, rests: own }
  })
  return { ...part, kind: 'group', lengths: [], parts, aims: [], details: [], rests: [], isEasy: false }
}

/** Repetitions of which no rest is said, each with half of it easy behind. */
export function withRests(part: Part): Part {
  const [length] = part.lengths
  const [first, ...others] = part.aims
  if (!length || !first || part.rests.length > 0 || part.isNonStop) return part
  const half =
    length.in === 's' ? timeOf(length.size / 2) : distanceOf(Math.max(100, Math.round(length.size / 200) * 100))
  const rest: Rest = { from: part.from, to: part.to, length: half, how: 'jog', aims: [], details: [] }
  return { ...part, rests: [rest], aims: [{ ...first, tell: NO_REST }, ...others] }
}

const NO_REST = 'No rest was said between the repetitions, so half of each, easy.'

/** The rest between rounds stands in the place of that behind the last bout. */
export function withoutLastRest(parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  if (!last || last.kind === 'group' || last.rests.length === 0 || last.lengths.length > 1) return [...parts]
  const single = { ...last, times: 1, isCounted: false, rests: [] }
  return [...parts.slice(0, -1), ...(last.times > 1 ? [{ ...last, times: last.times - 1 }] : []), single]
}
