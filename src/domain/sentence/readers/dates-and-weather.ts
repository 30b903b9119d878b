import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { ofKind, startingWith } from '../tokens/starting-with.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { DAY, LOST, TIME_OF_DAY, WEATHER } from '../tokens/words/unsupported-words.ts'
import { wordSet } from './asides/clauses.ts'
import { unsupported } from './unsupported-at.ts'

/** Figures of a day, a time of day and the weather: "14/09/2025", "1st March", "the 18:00 session", "31 degrees". */
export const readDateOrWeather: Reader = startingWith(
  () => [ofKind('number', 'clock', 'rungs'), months, ['start', '-']],
  (tokens, at) => {
    const date = endOfDate(tokens, at)
    if (date !== undefined) return unsupported(DAY, date)
    if (isDottedRow(tokens, at)) return unsupported(LOST, at + 3)
    const time = endOfTime(tokens, at)
    if (time !== undefined) return unsupported(TIME_OF_DAY, time)
    const weather = endOfWeather(tokens, at)
    return weather === undefined ? undefined : unsupported(WEATHER, weather)
  },
)

/** The index behind a date at an index; undefined if there is none. */
export function endOfDate(tokens: readonly Token[], at: number): number | undefined {
  const { kind } = tokens[at] ?? {}
  if (kind === 'rungs') return /^\d{4}-\d\d?-\d\d?$/.test(textAt(tokens, at)) ? at + 1 : undefined
  if (kind === 'number' ? !partsOfDates.has(textAt(tokens, at + 1)) : !months.has(textAt(tokens, at))) return undefined
  const [day, sign, month, last, year] = [0, 1, 2, 3, 4].map((ahead) => textAt(tokens, at + ahead))
  if (
    isDay(day) &&
    (sign === '/' || sign === '.') &&
    isDay(month) &&
    sign === last &&
    /^(?:19|20)\d\d$/.test(year ?? '')
  )
    return at + 5
  // "12.10.2025"
  const isDotted = /^\d\d?\.\d\d?$/.test(day ?? '') && sign === '.' && /^(?:(?:19|20)\d\d|2\d)$/.test(month ?? '')
  if (isDotted && tokens[at + 1]?.glued && tokens[at + 2]?.glued) return at + 3
  if (isDay(day)) {
    const name = skip(tokens, skip(tokens, at + 1, ordinals), of)
    return months.has(textAt(tokens, name)) ? endOfYear(tokens, name + 1) : undefined
  }
  const isNamed = months.has(textAt(tokens, at)) && isDay(textAt(tokens, at + 1))
  const behind = skip(tokens, at + 2, ordinals)
  return isNamed && !ofFigures.has(textAt(tokens, behind)) ? endOfYear(tokens, behind) : undefined
}

/** "10.30.45", "1.2.3.4": figures of nothing that is run. */
function isDottedRow(tokens: readonly Token[], at: number): boolean {
  const [first, dot, last] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isGlued = dot?.text === '.' && dot.glued && last?.glued === true && last.kind === 'number'
  return isGlued && first?.kind === 'number' && first.text.includes('.')
}

function endOfYear(tokens: readonly Token[], at: number): number {
  return /^20\d\d$/.test(textAt(tokens, at)) ? at + 1 : at
}

function isDay(text: string | undefined): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(text ?? '')
}

/** "the 18:00 session", "10:30 this morning" */
function endOfTime(tokens: readonly Token[], at: number): number | undefined {
  const start = startOfDay(tokens, at)
  if (start !== undefined) return start
  const token = tokens[at]
  if (token?.kind !== 'clock') return undefined
  const hour = Number(token.text.split(':')[0])
  if (!/^\d\d?:[0-5][05]$/.test(token.text) || hour < 5 || hour > 23) return undefined
  return matchPhrase(tokens, at + 1, timedThings)?.next
}

/** "wave C, start 9:40": nobody runs so slowly, and no other time says a pace. */
function startOfDay(tokens: readonly Token[], at: number): number | undefined {
  if (textAt(tokens, at) !== 'start') return undefined
  const isClause = isClauseEnd(tokens, at - 1) && isClauseEnd(tokens, at + 2)
  const isOnlyTime = tokens.filter(({ kind }) => kind === 'clock').length === 1
  const time = textAt(tokens, at + 1)
  const isHour = /^\d\d?:[0-5][05]$/.test(time) && Number(time.split(':')[0]) >= MIN_START_HOUR
  return isClause && isOnlyTime && isHour ? at + 2 : undefined
}

function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || [',', ';', '.', '\n'].includes(textAt(tokens, at))
}

// Of the day; a pace of as many minutes nobody starts at (our choice).
const MIN_START_HOUR = 7

/** "31 degrees", "-5°C", "85% humidity" */
function endOfWeather(tokens: readonly Token[], at: number): number | undefined {
  const figure = textAt(tokens, at) === '-' ? at + 1 : at
  if (tokens[figure]?.kind !== 'number') return undefined
  const second = textAt(tokens, figure + 1) === '-' && tokens[figure + 2]?.kind === 'number' ? figure + 2 : figure
  return matchPhrase(tokens, second + 1, weathers)?.next
}

const months = wordSet(
  'january february march april june july august september october november december jan feb apr jun jul aug sep sept oct nov dec',
)
const ordinals = new Set(['st', 'nd', 'rd', 'th'])
const of = new Set(['of'])
const partsOfDates = new Set([...months, ...ordinals, ...of, '/', '.'])
const ofFigures = wordSet('x * min mins minutes km k m mi miles h hours %')
const timedThings = indexList(
  'session,class,start,train,bus,alarm,this morning,this afternoon,this evening,appointment,kick off',
)
const weathers = indexList(
  'degrees,degree,deg,° c,° f,°,celsius,fahrenheit,% humidity,percent humidity,humidity,mph wind,mph winds,km / h wind,kmh wind,kph wind,knots,knot wind,mm of rain',
)
