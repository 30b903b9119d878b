import { median, sum } from '../../../units/numbers.ts'
import { atLeast } from '../../../units/tolerance.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type Change, type ChangingDirection, changes, MIN_STEP } from './change.ts'
import { type Shape, zoneMiddle } from './shape.ts'

/** Whether a main set goes on from another in the direction of a change, as far as the two alone can tell. */
export function goesOnBy(direction: ChangingDirection, request: ResolvedRequest): (from: Shape, to: Shape) => boolean {
  const change = changes[direction]
  return change.trait === 'load' ? changesLoad(change, request) : changesBouts(change)
}

/** A main set that costs less than this more hardly changes the load of the whole. Our choice. */
const MIN_COST_RATIO = 1.03

/**
 * Whether one main set costs more than another, or less: by its work, and by its rests, which are easier than easy
 * time.
 */
function changesLoad({ up }: Change, { sport }: ResolvedRequest): (from: Shape, to: Shape) => boolean {
  const exponent = sport.reference.metric === 'power' ? 4 : 2
  const costAt = (percent: number) => (percent / 100) ** exponent
  const easy = costAt(zoneMiddle(sport.easyZone, sport))
  const resting = costAt(zoneMiddle(1, sport))
  const costOf = ({ bouts, effort, rest }: Shape) =>
    sum(bouts) * (costAt(effort) - easy) - (sport.inPool ? 0 : rest * (bouts.length - 1) * (easy - resting))
  return (from, to) => (up ? costOf(to) / costOf(from) : costOf(from) / costOf(to)) >= MIN_COST_RATIO
}

/**
 * Whether the middle bout of a main set is noticeably longer or shorter than that of another, and the longest no less
 * so.
 */
function changesBouts({ up }: Change): (from: Shape, to: Shape) => boolean {
  return (from, to) => {
    const [less, more] = up ? [from, to] : [to, from]
    const isNoticed = atLeast(Math.log(median(more.bouts) / median(less.bouts)), MIN_STEP.bout, 'percent')
    return isNoticed && atLeast(longest(more), longest(less), 'length')
  }
}

const longest = ({ bouts }: Shape) => Math.max(...bouts)
