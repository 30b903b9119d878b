import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'

/**
 * A warm-up or a cool-down, and its length if one is said: "10 min warm up", "warmup 1 km", "w/u". One kind for both: the
 * generator decides how long each is, and a said length only adds to the total.
 */
export const readWarmUpOrCoolDown: Reader = (tokens, at) => {
  const word = matchPhrase(tokens, at, words)
  if (word) {
    const amount = readAmount(tokens, skip(tokens, word.next, linkWords, { most: 2 }))
    // Before another such word the length is that one's, and before a sign it is of a set: "warm up 3 x 8 min".
    const belongsToIt =
      amount && !matchPhrase(tokens, amount.next, words) && !['x', '*', '/'].includes(textAt(tokens, amount.next))
    return belongsToIt
      ? { value: { kind: 'warm-up or cool-down', amount: amount.value }, next: amount.next }
      : { value: { kind: 'warm-up or cool-down' }, next: word.next }
  }
  const amount = readAmount(tokens, at)
  const after = amount && matchPhrase(tokens, skip(tokens, amount.next, betweenWords, { most: 2 }), words)
  return amount && after
    ? { value: { kind: 'warm-up or cool-down', amount: amount.value }, next: after.next }
    : undefined
}

const words = indexList(
  'warm up,warmup,warm ups,warming up,wu,w / u,warm down,warmdown,cool down,cooldown,cooling down,cd,c / d,warm cool',
)
const linkWords = new Set(['of', 'for', ':', 'is', '=', '('])
const betweenWords = new Set(['of', 'easy', 'as', 'for', 'to', 'a', 'the', 'jog', 'spin'])
