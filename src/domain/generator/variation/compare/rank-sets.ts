import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { isSameArrangement, isSameLength, mayFollow } from './arrangement.ts'
import type { ChangingDirection } from './asked-change.ts'
import { followsDirection } from './follows-direction.ts'
import type { Shape } from './main-set-shape.ts'
import { distanceFrom } from './set-distance.ts'

/** Something with a main set. `bouts` counts its bouts, without the work that its shape takes. */
export type Shaped = { bouts: number; isStraight: boolean; isSpare: boolean; shape: () => Shape }

/** A main set that a direction can lead to; whether its bouts are arranged as those before. */
export type Ranked<Item> = { item: Item; shape: Shape; keepsArrangement: boolean }

/** What main sets are ranked for; `compared` is how many of them are compared at most. */
type Ranking = { direction: ChangingDirection; request: ResolvedRequest; compared: number }

/**
 * The main sets that go on in a direction from the one before, the nearest first; the one before, and the least and the
 * most work of the sets that were compared.
 */
export function rankSets<Item extends Shaped>(
  items: readonly Item[],
  read: Shape,
  { direction, request, compared }: Ranking,
): { before: Shape; ranked: Ranked<Item>[]; work: { least: number; most: number } } {
  const shaped = worthComparing(items, read, direction, compared).map((item) => ({ item, shape: item.shape() }))
  // As it was planned, if it is one of them: then its figures come from the same source as theirs.
  const before = plannedAs(
    read,
    shaped.map(({ shape }) => shape),
  )
  const distanceTo = distanceFrom(before, direction)
  const goesOn = followsDirection(direction, request)
  const ranked = shaped
    .filter(({ shape }) => goesOn(before, shape) && mayFollow(before.arrangement, shape.arrangement))
    .map((one) => ({ ...one, keepsArrangement: isSameArrangement(before.arrangement, one.shape.arrangement) }))
    // A worse set is no reason to arrange the bouts in another way.
    .filter(({ item, keepsArrangement }) => keepsArrangement || !item.isSpare)
    .map((one) => ({ ...one, distance: distanceTo(one.shape) + (one.item.isSpare ? SPARE_DISTANCE : 0) }))
    .sort((one, other) => one.distance - other.distance)
  const works = shaped.map(({ shape }) => shape.work)
  return { before, ranked, work: { least: Math.min(...works), most: Math.max(...works) } }
}

/**
 * Any good set with the same arrangement is nearer than a spare, and any spare nearer than another arrangement. Our
 * choice.
 */
const SPARE_DISTANCE = 5

/** No main set has more bouts. */
const MAX_BOUTS = 100

/**
 * The sets whose number of bouts a direction can lead to, and the closest of these: long swims have thousands of sets.
 */
function worthComparing<Item extends Shaped>(
  items: readonly Item[],
  before: Shape,
  direction: ChangingDirection,
  max: number,
): readonly Item[] {
  const [fewest, most] = BOUTS_AFTER[direction]
  const number = before.bouts.length
  const isStraight = before.arrangement.order === 'even'
  // A single bout may become two.
  const possible = items.filter(
    ({ bouts }) => bouts >= fewest * number && bouts <= Math.max(most * number, Math.min(2, number + 1)),
  )
  if (possible.length <= max) return possible
  const away = (item: Item) => Math.abs(item.bouts - number) + (item.isStraight === isStraight ? 0 : MAX_BOUTS)
  return possible.sort((one, other) => away(one) - away(other)).slice(0, max)
}

/**
 * The number of bouts after a direction, as shares of the number before. Our choice: a little more than is ever chosen.
 */
const BOUTS_AFTER: Record<ChangingDirection, readonly [fewest: number, most: number]> = {
  harder: [0.7, 2],
  easier: [0.5, 1.4],
  'longer intervals': [0.2, 1],
  'shorter intervals': [1, 5],
}

/**
 * The planned shape with the same bouts, of several the one with the most similar rest and effort; else the shape
 * itself.
 */
function plannedAs(read: Shape, planned: readonly Shape[]): Shape {
  const same = planned.filter(
    ({ bouts, arrangement }) =>
      bouts.length === read.bouts.length &&
      arrangement.isVaried === read.arrangement.isVaried &&
      bouts.every((bout, index) => isSameLength(bout, read.bouts[index] ?? 0)),
  )
  const unlikeness = ({ rest, effort }: Shape) =>
    Math.abs(Math.log((rest + 1) / (read.rest + 1))) + Math.abs(Math.log(effort / read.effort))
  return same.sort((one, other) => unlikeness(one) - unlikeness(other))[0] ?? read
}
