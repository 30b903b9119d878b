import type { Amount } from './amounts.ts'
import { readNumber } from './numbers.ts'
import { type Match, skip } from './phrases.ts'
import { hasPhrase, isMultiplication, matchTime, readUnit } from './read-unit.ts'
import { type Token, textAt } from './tokens.ts'

/** Reads what can follow hours: `1h15`, "1 hour 15 minutes", "an hour and a half". */
export function readAfterHours(tokens: readonly Token[], at: number, seconds: number): Match<Amount> {
  if (hasPhrase(tokens, at, 'and a half')) return matchTime(seconds + 1800, at + 3)
  if (hasPhrase(tokens, at, 'and a quarter')) return matchTime(seconds + 900, at + 3)
  const isListed = tokens[at]?.text === ','
  // "1h, 20 min warm up" are two lengths; "1 hour, 20 minutes" is one.
  if (isListed && !['hour', 'hours'].includes(textAt(tokens, at - 1))) return matchTime(seconds, at)
  const start = at + (tokens[at]?.text === 'and' || isListed ? 1 : 0)
  const more = readNumber(tokens, start)
  if (!more || more.value.value >= 60 || !Number.isInteger(more.value.value)) return matchTime(seconds, at)
  const unit = readUnit(tokens, more.next)
  // "a run of an hour, 20 minutes at tempo in the middle": a part of it.
  // "an hour, 33m pool", "1 hour 25m pool": its length.
  const isPool =
    unit?.value === 'm' && textAt(tokens, unit.next) === 'pool' && (isListed || pools.has(more.value.value))
  const isPart = isPool || (isListed && unit && partWords.has(textAt(tokens, unit.next)))
  if (isPart) return matchTime(seconds, at)
  const isMinutes = unit?.value === 'minutes' || unit?.value === 'm'
  // "1h10 hr cap 148": both figures of the time are glued, so the word behind is another one.
  const isWritten = more.next === start + 1 && tokens[start]?.glued === true && unit?.value === 'hours'
  if (isWritten) {
    const isOfTime = textAt(tokens, more.next) !== 'hr' || !isHeartRate(tokens, unit.next)
    return matchTime(seconds + more.value.value * 60, isOfTime ? unit.next : more.next)
  }
  // "1h. 15 wu": a full stop, and a part of its own.
  const isEnded = textAt(tokens, at - 1) === '.' || ends.has(textAt(tokens, more.next))
  const isBare = start === at && !unit && !isEnded && !isMultiplication(tokens, more.next)
  // "an hour and fifteen", but not "an hour and ten sprints".
  const isSpoken = tokens[at]?.text === 'and' && !unit && more.value.value % 5 === 0 && !countsNext(tokens, more.next)
  if (!isMinutes && !isBare && !isSpoken) return matchTime(seconds, at)
  return readAfterMinutes(tokens, isMinutes ? unit.next : more.next, seconds + more.value.value * 60)
}

const ends = new Set('wu warm warmup cd cool cooldown up down'.split(' '))
const pools = new Set([25, 33, 50])
const partWords = new Set(['at', '@', 'of', 'in'])

/** Whether "hr" before the index is the heart rate: a figure or a limit follows. */
function isHeartRate(tokens: readonly Token[], at: number): boolean {
  return readNumber(tokens, at) !== undefined || limits.has(textAt(tokens, at))
}

const limits = new Set('cap capped max under below over above no not at @ <'.split(' '))

/** Reads what can follow minutes: `4'30`, "4 min 30 s". */
export function readAfterMinutes(tokens: readonly Token[], at: number, seconds: number): Match<Amount> {
  const more = tokens[at]
  const figure = more?.kind === 'number' ? Number(more.text) : undefined
  if (figure === undefined || !Number.isInteger(figure) || figure >= 60) return matchTime(seconds, at)
  const unit = readUnit(tokens, at + 1)
  // "6min 25 sec rest" are a bout and its rest.
  const isRest = more?.glued !== true && unit !== undefined && restWords.has(textAt(tokens, unit.next))
  const isSeconds =
    !isRest && !isFirstStep(tokens, unit?.next ?? at) && (unit?.value === 'seconds' || unit?.value === 's')
  const isGlued = more?.glued === true && !unit && !isMultiplication(tokens, at + 1)
  if (!isSeconds && !isGlued) return matchTime(seconds, at)
  return matchTime(seconds + figure, isSeconds ? unit.next : at + 1)
}

/** Whether a target and another time follow: in "2x10 min 15 s @150% 15 s @50%" both times are steps of the ten minutes. */
function isFirstStep(tokens: readonly Token[], at: number): boolean {
  const target = readNumber(tokens, skip(tokens, at, aims))
  const isPercent = target !== undefined && textAt(tokens, target.next) === '%'
  const second = isPercent ? readNumber(tokens, target.next + 1) : undefined
  return second !== undefined && ['s', 'sec', 'secs'].includes(textAt(tokens, second.next))
}

const aims = new Set(['@', 'at'])
const restWords = new Set('rest rests recovery recoveries easy jog off pause break walk float'.split(' '))

/** Whether the figure before the index counts what follows: "ten sprints". */
function countsNext(tokens: readonly Token[], at: number): boolean {
  const isFigureOrUnit = readNumber(tokens, at) !== undefined || readUnit(tokens, at) !== undefined
  return isFigureOrUnit || isMultiplication(tokens, at) || countedWords.has(textAt(tokens, at))
}

const countedWords = new Set(
  'stride strides sprint sprints repeat repeats rep reps interval intervals effort efforts set sets round rounds hill hills lap laps length lengths surge surges watt watts w bpm rpm % hard fast quick short'.split(
    ' ',
  ),
)
