import { amountAt } from '../tokens/amounts.ts'
import { numberAt } from '../tokens/numbers.ts'
import { past } from '../tokens/phrases.ts'
import type { Reader } from './mention.ts'
import { setAt } from './sets.ts'

/** "with strides", "6x20s strides", "4 strides": how many and how long is the session's own matter. */
export const stridesAt: Reader = (tokens, at, before) => {
  const set = setAt(tokens, at, before)
  const starts = [at, numberAt(tokens, at)?.next, amountAt(tokens, at)?.next, set?.next]
  for (const start of starts) {
    if (start === undefined) continue
    const word = past(tokens, past(tokens, start, quick), quick)
    if (strides.has(tokens[word]?.text ?? '')) return { value: { of: 'strides' }, next: word + 1 }
    if (tokens[word]?.text === 'pick' && ups.has(tokens[word + 1]?.text ?? ''))
      return { value: { of: 'strides' }, next: word + 2 }
  }
  return undefined
}

const quick = new Set(['quick', 'fast', 'short', 'relaxed', 'hill', 'of', 'x'])
const strides = new Set(['strides', 'stride', 'striders', 'pickups', 'pickup'])
const ups = new Set(['up', 'ups'])
