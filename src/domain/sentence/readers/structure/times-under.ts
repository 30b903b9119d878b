import type { Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { isTimeOf } from './bout-times-in-brackets.ts'
import { lastSet } from './last-set.ts'

/** The time below which each bout is run: "5x1k sub 4", "6x800 under 3:00". */
export const readTimeUnder: Reader = (tokens, at, before) => {
  const set = limitWords.has(textAt(tokens, at)) ? lastSet(before) : undefined
  const limit = set && matchPhrase(tokens, at, limits)
  const time = limit && readAmount(tokens, limit.next)
  if (!time) return undefined
  const amount = asClock(time.value)
  return isTimeOf(amount, set.bout)
    ? { value: { kind: 'bout time', amount, isAimed: false }, next: time.next }
    : undefined
}

/** Minutes without a unit as a clock. */
function asClock(amount: Amount): Amount {
  return amount.kind === 'bare' && amount.value < MIN_SECONDS ? { kind: 'clock', parts: [amount.value, 0] } : amount
}

// A greater figure is in seconds (our choice).
const MIN_SECONDS = 20
const limitWords = new Set(['sub', 'under', 'in', 'inside', 'faster', 'quicker'])
const limits = indexList('sub,under,in under,inside,faster than,quicker than')
