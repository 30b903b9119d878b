import type { Block } from '../../plan/plan.ts'

/** A set of fewer bouts is not split: easy time in its middle would no longer be a recovery. Chosen. */
export const MIN_BOUTS_TO_SPLIT = 4

/** The two halves of a set: half the rounds of a single repeat, or half the blocks. */
export function splitSet(main: readonly Block[]): [Block[], Block[]] {
  const [only] = main
  if (main.length === 1 && only) {
    const first = Math.ceil(only.times / 2)
    return [[{ ...only, times: first }], [{ ...only, times: only.times - first }]]
  }
  const half = Math.ceil(main.length / 2)
  return [main.slice(0, half), main.slice(half)]
}

/** The number of bouts; pieces of work in a row are one bout. */
export function countBouts(main: readonly Block[]): number {
  return main.reduce((all, { times, pieces }) => {
    const ends = pieces.filter((one, at) => one.intensity === 'interval' && pieces[at + 1]?.intensity !== 'interval')
    return all + times * ends.length
  }, 0)
}
