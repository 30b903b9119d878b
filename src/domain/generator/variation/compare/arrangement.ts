/** How the lengths of bouts follow each other, and whether the effort changes inside a bout. */
export type Arrangement = { order: Order; isVaried: boolean }

type Order = 'even' | 'uneven sets' | 'rising' | 'falling' | 'up and down' | 'in turn' | 'two lengths' | 'mixed'

const LADDERS: readonly Order[] = ['rising', 'falling', 'up and down']

/** The arrangement of bouts by their lengths, and by how many of them each set has. A single bout is even. */
export function arrangementOf(
  lengths: readonly number[],
  isVaried: boolean,
  setSizes: readonly number[] = [],
): Arrangement {
  return { order: orderOf(lengths, setSizes), isVaried }
}

/** Whether two main sets are arranged in the same way. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  return one.order === other.order && one.isVaried === other.isVaried
}

/** Whether bouts get longer or shorter one by one. */
export function isLadder({ order }: Arrangement): boolean {
  return LADDERS.includes(order)
}

/** Whether a direction may lead from one arrangement to another. Nobody who does 4 × 6 minutes asks for 8-7-6-5. */
export function mayFollow(before: Arrangement, after: Arrangement): boolean {
  return before.order !== 'even' || !isLadder(after)
}

/** Whether two lengths are equal but for rounding to the units of another sport or file. */
export function isSameLength(one: number, other: number): boolean {
  return Math.abs(one - other) <= MAX_ROUNDING * Math.max(one, other)
}

/** Our choice: lengths that people write are farther apart. */
const MAX_ROUNDING = 0.02

function orderOf(lengths: readonly number[], setSizes: readonly number[]): Order {
  const steps = lengths.slice(1).map((length, index) => {
    const before = lengths[index] ?? length
    return isSameLength(length, before) ? 0 : Math.sign(length - before)
  })
  const isAll = (sign: number, from = 0, to = steps.length) => {
    for (let at = from; at < to; at += 1) if (steps[at] !== sign) return false
    return true
  }
  if (isAll(0)) return setSizes.some((size) => size !== setSizes[0]) ? 'uneven sets' : 'even'
  if (isAll(1)) return 'rising'
  if (isAll(-1)) return 'falling'
  const turn = steps.indexOf(-1)
  if (turn > 0 && isAll(1, 0, turn) && isAll(-1, turn)) return 'up and down'
  if (isPeriodic(lengths)) return 'in turn'
  return steps.filter((step) => step !== 0).length === 1 ? 'two lengths' : 'mixed'
}

/** Whether the same few lengths are repeated in the same order. */
function isPeriodic(lengths: readonly number[]): boolean {
  return [2, 3, 4].some((period) => {
    const repeats = lengths.every((length, index) => isSameLength(length, lengths[index % period] ?? 0))
    return repeats && lengths.length >= 2 * period
  })
}
