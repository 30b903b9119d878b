import type { Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { readSet } from './sets.ts'

/** "with strides", "6x20s strides", "4 strides". Their number and length are skipped: the session sets them. */
export const readStrides: Reader = (tokens, at, before) => {
  const behind = [readNumber(tokens, at), readAmount(tokens, at), readSet(tokens, at, before)].map((one) => one?.next)
  for (const start of [at, ...behind].filter((one) => one !== undefined)) {
    const word = skip(tokens, start, adjectives, { most: 2 })
    if (strides.has(textAt(tokens, word))) return { value: { kind: 'strides' }, next: word + 1 }
    if (tokens[word]?.text === 'pick' && ups.has(textAt(tokens, word + 1)))
      return { value: { kind: 'strides' }, next: word + 2 }
  }
  return undefined
}

const adjectives = new Set(['quick', 'fast', 'short', 'relaxed', 'hill', 'of', 'x'])
const strides = new Set(['strides', 'stride', 'striders', 'pickups', 'pickup'])
const ups = new Set(['up', 'ups'])
