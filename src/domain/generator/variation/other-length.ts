import type { AskedLength, ResolvedRequest } from '../request/resolved-request.ts'
import { sessionOf } from '../sessions/registry.ts'
import { type ChangingDirection, changes } from './compare/change.ts'
import { rankByNearness } from './compare/rank.ts'
import { type Shape, shapeOf } from './compare/shape.ts'

/**
 * Another length in which a direction leads on with the same arrangement of bouts, and the main set that it leads to.
 */
export type OtherLength = { length: AskedLength; shape: Shape }

/** The share of the asked length that is tried. Our choice: what somebody may have time for. */
const LONGER = 1.2
const SHORTER = 0.8

/**
 * A length near the asked one in which a direction leads on from a main set; undefined if that does not help either.
 */
export function findOtherLength(
  request: ResolvedRequest,
  read: Shape,
  direction: ChangingDirection,
): OtherLength | undefined {
  const length = roundLength(request.length, changes[direction].up ? LONGER : SHORTER)
  const range = request.sport.lengths.find(({ unit }) => unit === length.unit)
  if (!range || length.value < range.min || length.value > range.max) return undefined
  const other = { ...request, length }
  const session = sessionOf(request.sport.id, request.type).prepare(other)
  if (!session.ok) return undefined
  const sets = session.mainSets().map(({ blocks, ...set }) => ({
    ...set,
    shape: () => shapeOf(blocks(), session.measure, other),
  }))
  const [nearest] = rankByNearness(sets, read, direction, other).ranked
  return nearest?.keepsPattern && !nearest.item.isSpare ? { length, shape: nearest.shape } : undefined
}

/** The share of a length, rounded away from it: to five minutes, whole kilometres or miles, or hundreds in a pool. */
function roundLength(length: AskedLength, share: number): AskedLength {
  const grain = { minutes: 5, kilometers: 1, miles: 1, meters: 100, yards: 100 }[length.unit]
  const round = share > 1 ? Math.ceil : Math.floor
  return { ...length, value: grain * round((share * length.value) / grain) }
}
