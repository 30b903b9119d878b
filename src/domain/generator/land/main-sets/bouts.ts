import { sumOf } from '../../../units/numbers.ts'
import type { Block } from '../../plan/plan.ts'

/** A set of fewer bouts is not split: easy time in its middle would no longer be a recovery. Our choice. */
export const MIN_BOUTS_TO_SPLIT = 4

/** The number of bouts; pieces of work in a row are one bout. */
export function countBouts(main: readonly Block[]): number {
  return sumOf(main, ({ times, pieces }) => {
    const ends = pieces.filter((one, at) => one.intensity === 'interval' && pieces[at + 1]?.intensity !== 'interval')
    return times * ends.length
  })
}
