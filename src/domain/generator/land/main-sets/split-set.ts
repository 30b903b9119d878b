import type { Block } from '../../plan/plan.ts'

/** Of fewer bouts than this the middle recovery would not be one any more. */
export const MIN_BOUTS_TO_SPLIT = 4

/** The two halves of a set: a single repeat is parted, of several blocks the middle is found. */
export function splitSet(main: readonly Block[]): [Block[], Block[]] {
  const [only] = main
  if (main.length === 1 && only) {
    const first = Math.ceil(only.times / 2)
    return [[{ ...only, times: first }], [{ ...only, times: only.times - first }]]
  }
  const half = Math.ceil(main.length / 2)
  return [main.slice(0, half), main.slice(half)]
}

/** How many efforts a set has. */
export function countBouts(main: readonly Block[]): number {
  return main.reduce((all, { times, pieces }) => {
    const ends = pieces.filter((one, at) => one.intensity === 'interval' && pieces[at + 1]?.intensity !== 'interval')
    return all + times * ends.length
  }, 0)
}
