import { isSameArrangement } from './arrangement.ts'
import { type ChangingDirection, changes } from './asked-change.ts'
import type { Shape } from './main-set-shape.ts'

/** How much another main set differs from the one before, for an athlete who asked for a direction; 0 is the same. */
export function distanceFrom(before: Shape, direction: ChangingDirection): (after: Shape) => number {
  const asksForLoad = changes[direction].trait === 'load'
  return (after) =>
    (isSameArrangement(before.arrangement, after.arrangement) ? 0 : OTHER_ARRANGEMENT) +
    (asksForLoad ? distanceByBouts(before, after) : distanceByWork(before, after))
}

/** More than all other differences together usually count. Our choice, as all weights here. */
const OTHER_ARRANGEMENT = 10

/**
 * Another load comes from one bout more or less; where that does not fit, from bouts of about the same length, and last
 * from other rests. 4 × 6 minutes are nearer to 5 × 6 (0.05) than to 4 × 7 (0.17).
 */
function distanceByBouts(before: Shape, after: Shape): number {
  return (
    0.04 * Math.abs(after.bouts.length - before.bouts.length) +
    (ratio(before.bouts[0] ?? 0, after.bouts[0] ?? 0) +
      ratio(before.shortest, after.shortest) +
      ratio(meanBout(before), meanBout(after)) +
      ratio(before.longest, after.longest)) /
      4 +
    0.1 * Math.abs(after.sets - before.sets) +
    0.1 * ratio(before.rest + 1, after.rest + 1) +
    0.05 * ratio(before.work, after.work) +
    0.5 * ratio(before.effort, after.effort)
  )
}

/**
 * Other lengths of bouts do about the same work: from 4 × 6 minutes, 3 × 8 (0.13) is nearer than 4 × 8 (0.41) and 2 ×
 * 12 (0.31). The rest keeps its share of the bout.
 */
function distanceByWork(before: Shape, after: Shape): number {
  const [bout, other] = [meanBout(before), meanBout(after)]
  return (
    ratio(before.work, after.work) +
    0.45 * ratio(bout, other) +
    0.1 * ratio((before.rest + 1) / bout, (after.rest + 1) / other) +
    0.05 * Math.abs(after.sets - before.sets) +
    0.5 * ratio(before.effort, after.effort)
  )
}

/** The logarithm of a ratio, without its sign: equally far apart whichever comes first. */
function ratio(one: number, other: number): number {
  return Math.abs(Math.log(one / other))
}

const meanBout = ({ bouts, work }: Shape) => work / bouts.length
