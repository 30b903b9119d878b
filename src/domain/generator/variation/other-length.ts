import type { AskedLength, PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { changes } from './compare/asked-change.ts'
import { isArrangedOtherwise, readShape, type Shape } from './compare/main-set-shape.ts'
import { type KnownSets, nearestVersion } from './nearest-version.ts'

/**
 * Another length in which a direction leads on with the same arrangement of bouts, and the main set that it leads to.
 */
export type OtherLength = { length: AskedLength; shape: Shape }

/** Shares of the asked length that are tried. Our choice: what somebody may have time for. */
const LONGER = [1.2, 1.4]
const SHORTER = [0.85, 0.7]

/** A request of another length, with its main sets; undefined if that length cannot be asked for. */
export type SetsAt = (length: AskedLength) => (KnownSets & { request: ResolvedRequest }) | undefined

/**
 * A length near the asked one in which a version in this direction follows the one before, with its bouts arranged as
 * they are: found by asking for it. Undefined if there is none.
 */
export function findOtherLength(
  { sport, length }: ResolvedRequest,
  { steps, direction }: PreviousVersion,
  read: Shape,
  setsAt: SetsAt,
  seed: number,
): OtherLength | undefined {
  if (direction === 'another') return undefined
  const longDay = sport.lengths.find(({ unit }) => unit === length.unit)?.longDay ?? 0
  for (const share of changes[direction].up ? LONGER : SHORTER) {
    const tried = roundLength(length, share)
    if (share > 1 && tried.value > longDay) return undefined
    const other = setsAt(tried)
    const found = other && nearestVersion(other.request, steps, direction, other, read, seed)
    if (!other || !found || isArrangedOtherwise(read, found.steps, other.request)) continue
    const shape = readShape(found.steps, other.request)
    if (shape) return { length: other.request.length, shape }
  }
  return undefined
}

/** Minutes, kilometres or pool distances that people ask for, by the size of a length. */
const GRAINS: Record<AskedLength['unit'], readonly (readonly [from: number, grain: number])[]> = {
  minutes: [
    [0, 5],
    [60, 15],
    [120, 30],
  ],
  kilometers: [
    [0, 1],
    [20, 5],
    [80, 10],
  ],
  miles: [
    [0, 1],
    [20, 5],
    [60, 10],
  ],
  meters: [
    [0, 100],
    [2000, 200],
    [3000, 500],
  ],
  yards: [
    [0, 100],
    [2000, 200],
    [3000, 500],
  ],
}

/** A share of a length, rounded away from it to what people ask for. */
function roundLength(length: AskedLength, share: number): AskedLength {
  const wanted = share * length.value
  const grain = GRAINS[length.unit].findLast(([from]) => wanted >= from)?.[1] ?? 1
  const round = share > 1 ? Math.ceil : Math.floor
  return { ...length, value: grain * round(wanted / grain) }
}
