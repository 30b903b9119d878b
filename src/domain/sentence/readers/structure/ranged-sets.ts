import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { ofKind, startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'
import { readSet } from './sets.ts'

/** A set whose count is a range, of which the lower end is taken: "6-8x400", "2-3 x 10 min", "4 or 5 x 1k". */
export const readRangedSet: Reader = startingWith(
  () => [ofKind('number')],
  (tokens, at) => {
    const low = readCount(tokens, at)
    if (!low || tokens[at]?.kind !== 'number' || !links.has(textAt(tokens, low.next))) return undefined
    const set = readSet(tokens, low.next + 1, [])
    if (set?.value.kind !== 'set' || set.value.times <= low.value) return undefined
    // "10-3x8": a length and a set; "4-6x400" are nearly as many.
    if (set.value.times > low.value * MAX_RATIO) return undefined
    return { value: { ...set.value, times: low.value, isLowEnd: true }, next: set.next }
  },
)

// Our choice.
const MAX_RATIO = 2
const links = new Set(['-', 'to', 'or'])
