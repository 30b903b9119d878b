import { type Amount, amountAt, hasUnit, measured } from '../tokens/amounts.ts'
import { numberAt } from '../tokens/numbers.ts'
import { past, phraseAt, phrasesOf } from '../tokens/phrases.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import type { Reader } from './mention.ts'
import { ideaAt } from './sessions.ts'
import { setAt } from './sets.ts'

/** "45-60 min", "between 8 and 10 km": the lower end. */
export const rangeAt: Reader = (tokens, at) => {
  const isBetween = tokens[at]?.text === 'between'
  const start = at + (isBetween ? 1 : 0)
  const low = amountAt(tokens, start)
  if (!low) return undefined
  const link = tokens[low.next]?.text ?? ''
  if (!(link === '-' || link === 'to' || link === 'or' || (isBetween && link === 'and'))) return undefined
  const high = amountAt(tokens, low.next + 1)
  if (!high || !hasUnit(high.value)) return undefined
  const value = hasUnit(low.value) ? low.value : inUnitOf(low.value, high.value)
  return value && { value: { of: 'amount', amount: value, isRange: true }, next: high.next }
}

function inUnitOf(low: Amount, high: Amount): Amount {
  if (low.is !== 'bare') return low
  if (high.is === 'distance' || high.is === 'm' || high.is === 's') return { ...high, value: low.value }
  const isHours = high.is === 'time' && high.seconds >= 3600 && low.value < 6
  return { is: 'time', seconds: low.value * (isHours ? 3600 : 60) }
}

export const lengthAt: Reader = (tokens, at) => {
  const named = phraseAt(tokens, at, races)
  if (named) return { value: { of: 'amount', amount: named.value }, next: named.next }
  const found = withAdjective(tokens, at) ?? amountAt(tokens, at)
  if (!found) return undefined
  const isAimed = ['@', 'at'].includes(tokens[at - 1]?.text ?? '')
  const end = past(tokens, found.next, ish)
  // "60 minutes long", but "60 minutes long run"
  const isLong = tokens[end]?.text === 'long' && tokens[end + 1]?.kind !== 'word'
  return { value: { of: 'amount', amount: found.value, ...(isAimed ? { isAimed } : {}) }, next: isLong ? end + 1 : end }
}

/** "5 easy miles": the figure, with the unit that stands behind what kind they are. */
function withAdjective(tokens: Parameters<Reader>[0], at: number): ReturnType<typeof amountAt> {
  const figure = numberAt(tokens, at)
  const kind = figure && ideaAt(tokens, figure.next, [])
  const unit = kind && unitWords[tokens[kind.next]?.text ?? '']
  if (!unit || tokens[kind.next]?.text.length === 1) return undefined
  return { value: measured(figure.value.value, unit), next: figure.next }
}

const ish = new Set(['ish', 'or', 'of'])

const races = phrasesOf<Amount>([
  ['half marathon distance', { is: 'distance', value: 21.1, unit: 'kilometers' }],
  ['half marathon', { is: 'distance', value: 21.1, unit: 'kilometers' }],
  ['marathon distance', { is: 'distance', value: 42.2, unit: 'kilometers' }],
  ['metric century', { is: 'distance', value: 100, unit: 'kilometers' }],
  ['century', { is: 'distance', value: 100, unit: 'miles' }],
])

/** `-5 km`: a figure below zero. */
export const negativeAt: Reader = (tokens, at) => {
  const figure = tokens[at + 1]
  const isMinus = tokens[at]?.text === '-' && figure?.glued && (figure.kind === 'number' || figure.kind === 'clock')
  if (!isMinus || tokens[at]?.glued || setAt(tokens, at + 1, [])) return undefined
  const amount = amountAt(tokens, at + 1)
  return amount && { value: { of: 'aside', sentence: 'A length must be above 0.' }, next: amount.next }
}
