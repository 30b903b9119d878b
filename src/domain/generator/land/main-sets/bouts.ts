import { sumOf } from '../../../units/numbers.ts'
import { type Block, splitSet, unroll } from '../../plan/plan.ts'

/** A set of fewer bouts is not split: easy time in its middle would no longer be a recovery. Our choice. */
export const MIN_BOUTS_TO_SPLIT = 4

/** The number of bouts; pieces of work in a row are one bout. */
export function countBouts(main: readonly Block[]): number {
  return sumOf(main, ({ times, pieces }) => {
    const ends = pieces.filter((one, at) => one.intensity === 'interval' && pieces[at + 1]?.intensity !== 'interval')
    return times * ends.length
  })
}

/** Whether all work of a main set is of one length and one effort. */
export function hasEqualWork(main: readonly Block[]): boolean {
  const [first, ...others] = unroll(main).filter(({ intensity }) => intensity === 'interval')
  return others.every((one) => one.ticks === first?.ticks && one.percents?.[0] === first.percents?.[0])
}

/**
 * A set as two blocks of work for a long session: half the rounds of a single repeat each, or the sets before and after
 * the pause in the middle, which is left out. Undefined where it has too few bouts or no place to divide it.
 */
export function twoBlocksOf(main: readonly Block[]): [Block[], Block[]] | undefined {
  if (countBouts(main) < MIN_BOUTS_TO_SPLIT) return undefined
  if (main.length === 1) return splitSet(main)
  const pauses = [...main.keys()].filter((at) => main[at]?.pieces.every(({ intensity }) => intensity === 'recovery'))
  const middle = pauses[pauses.length >> 1]
  return middle === undefined ? undefined : [main.slice(0, middle), main.slice(middle + 1)]
}
