import type { Amount } from '../../tokens/amounts.ts'
import { readNumber } from '../../tokens/numbers.ts'
import type { Match } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** A time, or the two ends of a range. */
export function readTimes(
  tokens: readonly Token[],
  at: number,
  isTimeOfBout: (time: Amount) => boolean = () => false,
): { times: [Amount, Amount?]; next: number } | undefined {
  const first = readAmount(tokens, at)
  if (!first || first.value.kind === 'distance' || first.value.kind === 'm') return undefined
  // "12x400 (72-74)"
  const isSaid =
    textAt(tokens, at - 1) === 'in' || (first.value.kind === 'bare' && isTimeOfBout({ ...first.value, kind: 's' }))
  const second = readOtherEnd(tokens, first.next) ?? (isSaid ? readBareEnd(tokens, first) : undefined)
  if (!second) return { times: [first.value], next: first.next }
  const low: Amount = first.value.kind === 'bare' ? { ...first.value, kind: 's' } : first.value
  return { times: [low, second.value], next: second.next }
}

/** The seconds of the other end where neither has a unit: "in 36-38". */
function readBareEnd(tokens: readonly Token[], { value, next }: Match<Amount>): Match<Amount> | undefined {
  const high = ['-', 'to'].includes(textAt(tokens, next)) ? readNumber(tokens, next + 1) : undefined
  const isRange =
    value.kind === 'bare' && high && high.value.value > value.value && high.value.value < value.value * 1.5
  // Fewer may be minutes.
  if (!isRange || value.value < MIN_BARE_SECONDS || readAmount(tokens, next + 1)?.value.kind !== 'bare')
    return undefined
  return { value: { kind: 's', value: high.value.value }, next: high.next }
}

const MIN_BARE_SECONDS = 20

function readOtherEnd(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  if (!['-', 'to'].includes(textAt(tokens, at)) || !(readNumber(tokens, at + 1) || tokens[at + 1]?.kind === 'clock'))
    return undefined
  const second = readAmount(tokens, at + 1)
  return second && (second.value.kind === 's' || second.value.kind === 'clock' || isSeconds(second.value))
    ? second
    : undefined
}

export function isSeconds(amount: Amount): boolean {
  return amount.kind === 'time' && amount.isSeconds === true
}
