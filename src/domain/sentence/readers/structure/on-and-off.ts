import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, hasUnit, toAmount } from '../../tokens/amounts.ts'
import { anAmount, readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** One pair of a list: "1 min on 1 off, 2 on 1 off, 3 on". The first has its unit, or all are minutes. */
export const readOnAndOff: Reader = startingWith(
  () => [anAmount],
  (tokens, at, before) => {
    const work = readAmount(tokens, at)
    if (!work || textAt(tokens, work.next) !== 'on') return undefined
    if (tokens.filter(({ text }) => text === 'on').length < MIN_PAIRS) return undefined
    const pairs = tokens.filter((_, index) => isOff(tokens, index)).length
    if (pairs < MIN_PAIRS) return undefined
    const bout = inMinutes(work.value)
    const rest = readAmount(tokens, work.next + 1)
    if (rest && isOff(tokens, rest.next))
      return { value: { kind: 'set', times: 1, bout, rest: inMinutes(rest.value) }, next: rest.next + 1 }
    return before.some(isPair) ? { value: { kind: 'set', times: 1, bout }, next: work.next + 1 } : undefined
  },
)

/** Whether a meaning is one pair of such a list. */
export function isPair(meaning: Meaning): boolean {
  return meaning.kind === 'set' && meaning.times === 1 && meaning.rest !== undefined
}

function isOff(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'off' && tokens[at - 1] !== undefined
}

function inMinutes(amount: Amount): Amount {
  if (hasUnit(amount) || amount.kind !== 'bare') return amount
  return toAmount(amount.value, amount.value <= MAX_MINUTES ? 'minutes' : 'seconds')
}

const MIN_PAIRS = 2
// Greater figures without a unit are seconds (our choice).
const MAX_MINUTES = 12
