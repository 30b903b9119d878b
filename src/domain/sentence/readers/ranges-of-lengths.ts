import type { Reader } from '../mention.ts'
import { type Amount, hasUnit } from '../tokens/amounts.ts'
import { anAmount, readAmount } from '../tokens/read-amount.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { textAt } from '../tokens/tokens.ts'

/** The lower end of a range: "45-60 min", "between 8 and 10 km". */
export const readRange: Reader = startingWith(
  () => [anAmount, ['between']],
  (tokens, at) => {
    const isBetween = tokens[at]?.text === 'between'
    const start = at + (isBetween ? 1 : 0)
    const low = readAmount(tokens, start)
    if (!low) return undefined
    const link = textAt(tokens, low.next)
    if (!(link === '-' || link === 'to' || link === 'or' || (isBetween && link === 'and'))) return undefined
    const high = readAmount(tokens, low.next + 1)
    // "miles 8-11", "descend 1-4": neither is a length.
    if (link === '-' && low.value.kind === 'bare' && high?.value.kind === 'bare')
      return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: high.next }
    if (!high || !hasUnit(high.value)) return undefined
    // "800 m - 500 m warm down": two lengths.
    const isApart = link === '-' && tokens[low.next]?.glued === false && hasUnit(low.value)
    if (isApart && endWords.has(textAt(tokens, high.next))) return undefined
    // "30-30s" is a pair.
    if (tokens[start]?.text === tokens[low.next + 1]?.text) return undefined
    // "30 mins or 1500m" are two lengths.
    if (hasUnit(low.value) && (low.value.kind === 'time') !== (high.value.kind === 'time')) return undefined
    const first = hasUnit(low.value) ? low.value : inUnitOf(low.value, high.value)
    // "cut from 60 to 40 min"
    const isFalling = first?.kind === 'time' && high.value.kind === 'time' && high.value.seconds < first.seconds
    const value = isFalling ? high.value : first
    return { value: { kind: 'amount', amount: value, isRange: true }, next: high.next }
  },
)

function inUnitOf(low: Amount, high: Amount): Amount {
  if (low.kind !== 'bare') return low
  // Of time and clocks there are no values.
  if (high.kind !== 'time' && high.kind !== 'clock') return { ...high, value: low.value }
  if (high.kind === 'time' && high.isSeconds) return { ...high, seconds: low.value }
  const isHours = high.kind === 'time' && high.seconds >= 3600 && low.value < 6
  return { kind: 'time', seconds: low.value * (isHours ? 3600 : 60) }
}

const endWords = new Set('warm warmup wu cool cooldown cd c easy down'.split(' '))

/** For figures that can be of several units. */
export const NO_UNIT = 'Say the unit of these figures, such as 45-60 min.'
