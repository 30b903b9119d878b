import { type Amount, toAmount } from './amounts.ts'
import { readAfterHours, readAfterMinutes } from './compound-times.ts'
import { aNumber, readNumber } from './numbers.ts'
import { oncePerToken } from './once-per-token.ts'
import { type Match, skip } from './phrases.ts'
import { hasPhrase, isMultiplication, matchTime, readUnit } from './read-unit.ts'
import { beginningOf, ofKind } from './starting-with.ts'
import { type Token, textAt } from './tokens.ts'
import { numberWords, pluralNumberWords } from './words/number-words.ts'
import { unitWords } from './words/unit-words.ts'
import { wordTable } from './words/word-table.ts'

/** An amount: `50 min`, `1h15`, `1:15`, `2,5 km`, "half an hour", "an hour and a half", `45'`, or a bare figure. */
export const readAmount = oncePerToken(
  (tokens, at): Match<Amount> | undefined =>
    readSpokenAmount(tokens, at) ?? readClock(tokens, at) ?? readNumberAndUnit(tokens, at),
)

const articles = new Set(['a', 'an'])
const parts = wordTable({ half: 0.5, quarter: 0.25 })

/** What an amount begins with; a unit only if it is a word. */
export const anAmount = beginningOf(
  aNumber,
  ofKind('clock'),
  articles,
  Object.keys(parts),
  Object.keys(pluralNumberWords),
  Object.keys(unitWords).filter((word) => word.length > 1),
  [':'],
)

/** "half an hour", "an hour", "hour and a half", "three quarters of an hour", "a mile", "ten fifties". */
function readSpokenAmount(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const start = skip(tokens, at, articles)
  const part = parts[textAt(tokens, start)]
  if (part !== undefined) {
    const unitStart = skip(tokens, skip(tokens, start + 1, of), articles)
    const unit = readUnit(tokens, unitStart)
    if (unit && ['hours', 'miles', 'kilometers'].includes(unit.value) && textAt(tokens, unitStart).length > 1)
      return { value: toAmount(part, unit.value), next: unit.next }
  }
  if (hasPhrase(tokens, at, 'minute and a half')) return matchTime(90, at + 4)
  if (hasPhrase(tokens, at, 'three quarters')) {
    const ofAn = hasPhrase(tokens, at + 2, 'of an') ? at + 4 : skip(tokens, at + 2, of)
    if (unitWords[textAt(tokens, ofAn)] === 'hours') return matchTime(2700, ofAn + 1)
  }
  const hundreds = numberWords[textAt(tokens, at)]
  // "four two hundreds"
  if (
    hundreds !== undefined &&
    hundreds < 10 &&
    textAt(tokens, at + 1) === 'hundreds' &&
    numberWords[textAt(tokens, at - 1)]
  )
    return { value: { kind: 's', value: hundreds * 100 }, next: at + 2 }
  const plural = pluralNumberWords[textAt(tokens, at)]
  if (plural !== undefined) return { value: { kind: 's', value: plural }, next: at + 1 }
  // "an hour"; without the article only "hour" and "mile".
  const word = textAt(tokens, start)
  // "last hr"
  const isPlaced = word.length > 1 && ['last', 'first', 'final'].includes(textAt(tokens, at - 1))
  // "kilometre reps, six of them"
  const isRepeated = word.length > 2 && ['reps', 'repeats'].includes(textAt(tokens, start + 1))
  // Alone "hr" is a pulse.
  const isAbout = ['hour', 'mile'].includes(word) || (word === 'hr' && hasPhrase(tokens, start + 1, 'and a half'))
  const isAlone = isPlaced || isRepeated || isAbout
  const unit = start > at || isAlone ? unitWords[word] : undefined
  if (!unit || word.length === 1 || !['hours', 'minutes', 'miles', 'kilometers'].includes(unit)) return undefined
  if (unit === 'hours') return readAfterHours(tokens, start + 1, 3600)
  // "a mile and a half"
  const isHalfMore = hasPhrase(tokens, start + 1, 'and a half')
  return { value: toAmount(isHalfMore ? 1.5 : 1, unit), next: start + (isHalfMore ? 4 : 1) }
}

const of = new Set(['of'])

function readClock(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const token = tokens[at]
  // "run:20" is a heading.
  const isHeading = token?.glued === true && tokens[at - 1]?.kind === 'word'
  if (token?.text === ':' && !isHeading && tokens[at + 1]?.glued && /^[0-9]\d$/.test(textAt(tokens, at + 1)))
    return { value: { kind: 'time', seconds: Number(tokens[at + 1]?.text), isSeconds: true }, next: at + 2 }
  const spoken = readSpokenClock(tokens, at)
  if (spoken) return spoken
  if (token?.kind !== 'clock') return undefined
  const parts = token.text.split(':').map(Number)
  const [first = 0, second = 0, third] = parts
  const unit = unitWords[textAt(tokens, at + 1)]
  if (third === undefined && (unit === 'hours' || unit === 'minutes'))
    return matchTime((first * 60 + second) * (unit === 'hours' ? 60 : 1), at + 2)
  return { value: { kind: 'clock', parts }, next: at + 1 }
}

/** "three-fifty" is 3:50. */
function readSpokenClock(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const [minutes, seconds] = [numberWords[textAt(tokens, at)], numberWords[textAt(tokens, at + 1)]]
  const isClock = minutes !== undefined && seconds !== undefined && minutes < 10 && seconds >= 10
  // "on three thirty"
  return isClock && (tokens[at + 1]?.glued || textAt(tokens, at - 1) === 'on')
    ? { value: { kind: 'clock', parts: [minutes, seconds] }, next: at + 2 }
    : undefined
}

function readNumberAndUnit(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const figure = readFraction(tokens, at) ?? readNumber(tokens, at)
  if (!figure) return undefined
  const { value, grouped } = figure.value
  const halfMore = hasPhrase(tokens, figure.next, 'and a half') ? 0.5 : 0
  const unit = readUnit(tokens, figure.next + (halfMore ? 3 : textAt(tokens, figure.next) === 'ish' ? 1 : 0))
  if (!unit) return { value: { kind: 'bare', value: grouped ?? value }, next: figure.next }
  const count = value + halfMore
  // "3k yards"
  const counted =
    unit.value === 'kilometers' && tokens[unit.next - 1]?.text === 'k' ? readUnit(tokens, unit.next) : undefined
  if (counted && ['yards', 'meters', 'm'].includes(counted.value))
    return { value: toAmount(count * 1000, counted.value), next: counted.next }
  // "2k5"
  const tenths = tokens[unit.next]
  const isGluedTenth = tokens[unit.next - 1]?.text === 'k' && tokens[unit.next - 1]?.glued && tenths?.glued
  if (
    isGluedTenth &&
    /^\d$/.test(tenths.text) &&
    !readUnit(tokens, unit.next + 1) &&
    !isMultiplication(tokens, unit.next + 1)
  )
    return { value: toAmount(count + Number(tenths.text) / 10, unit.value), next: unit.next + 1 }
  switch (unit.value) {
    case 'hours':
      return readAfterHours(tokens, unit.next, count * 3600)
    case 'minutes':
      return readAfterMinutes(tokens, unit.next, count * 60)
    case 'kilometers':
    case 'miles':
    case 'seconds':
      return { value: toAmount(count, unit.value), next: unit.next }
    default:
      return { value: toAmount(grouped ?? count, unit.value), next: unit.next }
  }
}

/** `1/2`, `1 1/2`: a fraction only before a unit, as `30/30` is work and rest. */
function readFraction(tokens: readonly Token[], at: number): Match<{ value: number; grouped?: number }> | undefined {
  if (tokens[at]?.kind !== 'number') return undefined
  if (textAt(tokens, at + 1) !== '/' && textAt(tokens, at + 2) !== '/') return undefined
  const digits = (ahead: number) => (/^\d$/.test(textAt(tokens, at + ahead)) ? Number(tokens[at + ahead]?.text) : 0)
  for (const start of [0, 1]) {
    const [over, slash, under] = [digits(start), tokens[at + start + 1]?.text, digits(start + 2)]
    const whole = start === 1 && /^\d\d?$/.test(textAt(tokens, at)) ? Number(tokens[at]?.text) : 0
    if (!over || slash !== '/' || under <= over || under > 4 || (start === 1 && !whole)) continue
    const unit = readUnit(tokens, at + start + 3)
    if (unit && ['hours', 'miles', 'kilometers'].includes(unit.value))
      return { value: { value: whole + over / under }, next: at + start + 3 }
  }
  return undefined
}
