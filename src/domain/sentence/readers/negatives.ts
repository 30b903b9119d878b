import type { Reader } from '../mention.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { isPartEnd } from './plain-words.ts'
import { readSet } from './structure/sets.ts'

/** "-5 x 200, rest minus 30 sec" */
function hasNegativeRest(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => text === 'minus' && textAt(tokens, at - 1) === 'rest')
}

/** A negative figure: `-5 km`. */
export const readNegative: Reader = (tokens, at) => {
  const figure = tokens[at + 1]
  const isMinus = tokens[at]?.text === '-' && figure?.glued && (figure.kind === 'number' || figure.kind === 'clock')
  if (!isMinus || tokens[at]?.glued) return undefined
  const set = readSet(tokens, at + 1, [])
  // At the beginning of a line it is the dash of a list.
  if (
    set &&
    !hasNegativeRest(tokens) &&
    (at === 0 || isPartEnd(tokens, at - 1) || ['\n', ':'].includes(textAt(tokens, at - 1)))
  )
    return undefined
  if (set) return { value: { kind: 'unsupported', sentence: 'A count must be above 0.' }, next: set.next }
  const amount = readAmount(tokens, at + 1)
  return amount && { value: { kind: 'unsupported', sentence: 'A length must be above 0.' }, next: amount.next }
}
