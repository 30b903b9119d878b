import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type Change, type ChangingDirection, changes, MIN_STEP } from './asked-change.ts'
import { type Shape, zoneMiddle } from './main-set-shape.ts'

/** Whether a main set goes on from another in the direction of a change, as far as the two alone can tell. */
export function followsDirection(
  direction: ChangingDirection,
  request: ResolvedRequest,
): (from: Shape, to: Shape) => boolean {
  const change = changes[direction]
  return change.trait === 'load' ? changesLoad(change, request) : changesBouts(change)
}

/** A main set that costs less than this more hardly changes the load of the whole. Our choice. */
const MIN_COST_RATIO = 1.03
/** The harder of two sets has so much of the work of the other at least, and the same effort or a higher one. */
const SAME_WORK = 0.99
const SAME_EFFORT = 0.985
/** At an effort so much higher it may have a little less work. Our choice, as all figures here. */
const HIGHER_EFFORT = 1.015
const LITTLE_LESS_WORK = 0.9
/** Their middle bouts differ by no more: 8 × 7 minutes are no harder 5 × 12. */
const MAX_BOUT_RATIO = 1.5
/** The longest bout of a harder set, as a share of the longest before, and that of an easier one. */
const MIN_LONGEST_OF_HARDER = 0.85
const MAX_LONGEST_OF_EASIER = 1.02

/**
 * Whether one main set costs more than another, or less: by its work, and by its rests, which are easier than easy
 * time. The harder one has no less work than the other, or a higher effort, and an easier one has no longer bouts.
 */
function changesLoad({ up }: Change, { sport }: ResolvedRequest): (from: Shape, to: Shape) => boolean {
  const exponent = sport.reference.metric === 'power' ? 4 : 2
  const costAt = (percent: number) => (percent / 100) ** exponent
  const easy = costAt(zoneMiddle(sport.easyZone, sport))
  const resting = costAt(zoneMiddle(1, sport))
  const costOf = ({ bouts, work, effort, rest }: Shape) =>
    work * (costAt(effort) - easy) - (sport.inPool ? 0 : rest * (bouts.length - 1) * (easy - resting))
  return (from, to) => {
    const [less, more] = up ? [from, to] : [to, from]
    return (
      atLeast(costOf(more) / costOf(less), MIN_COST_RATIO, 'ratio') &&
      hasNoLessWork(less, more) &&
      atMost(middleRatio(less, more), MAX_BOUT_RATIO, 'ratio') &&
      (up
        ? atLeast(to.longest, MIN_LONGEST_OF_HARDER * from.longest, 'length')
        : atMost(to.longest, MAX_LONGEST_OF_EASIER * from.longest, 'length'))
    )
  }
}

function hasNoLessWork(less: Shape, more: Shape): boolean {
  const work = more.work / less.work
  const effort = more.effort / less.effort
  return atLeast(work, SAME_WORK, 'ratio')
    ? atLeast(effort, SAME_EFFORT, 'ratio')
    : atLeast(work, LITTLE_LESS_WORK, 'ratio') && atLeast(effort, HIGHER_EFFORT, 'ratio')
}

/** How often the longer middle bout of two sets contains the shorter; 1 where one of them is a single bout. */
function middleRatio(one: Shape, other: Shape): number {
  if (one.bouts.length === 1 || other.bouts.length === 1) return 1
  const ratio = one.middle / other.middle
  return Math.max(ratio, 1 / ratio)
}

/** Other bouts do about the same work: up to so much more or less, as a logarithm. Our choice. */
const MAX_WORK_CHANGE = Math.log(1.3)

/**
 * Whether the middle bout of a main set is noticeably longer or shorter than that of another, and the longest no less
 * so, for about the same work.
 */
function changesBouts({ up }: Change): (from: Shape, to: Shape) => boolean {
  return (from, to) => {
    const [less, more] = up ? [from, to] : [to, from]
    const isNoticed = atLeast(Math.log(more.middle / less.middle), MIN_STEP.bout, 'percent')
    const work = to.work / from.work
    return isNoticed && atLeast(more.longest, less.longest, 'length') && Math.abs(Math.log(work)) < MAX_WORK_CHANGE
  }
}
