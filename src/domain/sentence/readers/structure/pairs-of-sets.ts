import type { Meaning, Reader } from '../../mention.ts'
import { aNumber, readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readUncountedPair } from './pairs.ts'

/**
 * Sets of a pair of seconds whose two counts stand before it: "3x13 30/15" is 3 x (13 x 30 s, 15 s). The count of the sets
 * comes first, and what each holds is read behind it.
 */
export const readSetsOfPair: Reader = startingWith(
  () => [aNumber],
  (tokens, at, before) => {
    const last = before.at(-1)
    if (last?.kind === 'sets of' && last.holds === 'next') {
      const inner = readCountedPair(tokens, at)
      // "10 30/15" alone are no set.
      if (inner && signs.has(textAt(tokens, at - 1))) return inner
    }
    const sets = readCount(tokens, at)
    if (!sets || sets.value < 2 || sets.value > MOST_SETS || !signs.has(textAt(tokens, sets.next))) return undefined
    return readCountedPair(tokens, sets.next + 1)
      ? { value: { kind: 'sets of', times: sets.value, holds: 'next' }, next: sets.next + 1 }
      : undefined
  },
)

/** "13 30/15", "13 of 30/15s" */
function readCountedPair(tokens: readonly Token[], at: number): Match<Meaning> | undefined {
  const times = readCount(tokens, at)
  const start = times && skip(tokens, times.next, links)
  if (!times || !start || tokens[start]?.glued || textAt(tokens, start + 1) !== '/') return undefined
  const pair = readUncountedPair(tokens, start, [])
  if (pair?.value.kind !== 'set' || !pair.value.isCountAssumed || pair.value.isOpen) return undefined
  const { isCountAssumed: _, ...set } = pair.value
  return { value: { ...set, times: times.value }, next: pair.next }
}

const MOST_SETS = 6
const signs = new Set(['x', '*', 'of'])
const links = new Set(['of', '@'])
