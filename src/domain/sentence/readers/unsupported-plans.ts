import { sports } from '../../sports/registry.ts'
import type { Meaning, Reader } from '../mention.ts'
import { type Amount, hasUnit } from '../tokens/amounts.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { DAY, LISTED_PACES, OTHER_DAY, RACE_EFFORT } from '../tokens/words/unsupported-words.ts'
import { firstOf } from './first-of.ts'
import { readNamedPlan } from './named-plans.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { unsupported } from './unsupported-at.ts'
import { readChoice, readCondition, readReason } from './unsupported-conditions.ts'
import { easyWords, readUnsupportedPlace } from './unsupported-places.ts'
import { readParkrun, readTest } from './unsupported-tests.ts'

/** "IM power", "70.3 pace": nobody's figures are known here. */
function readRaceEffort(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const effort = matchPhrase(tokens, at, raceEfforts)
  return effort && unsupported(RACE_EFFORT, effort.next)
}

const bricks = new Set(['brick', 'duathlon', 'triathlon', 'aquathlon', 'aquabike', 'swimrun', 'tri', 'multisport'])

/** The length of two sports together: "brick 1h30: bike 1h, run 30 min". */
const readBrick = whereSaid(bricks, (tokens, at: number): ReturnType<Reader> => {
  const first = readAmount(tokens, at)
  const brick = first ? first.next : at
  if (textAt(tokens, brick) !== 'brick') return isOfSports(tokens, at) ? unsupported(ONE_SPORT, at + 1) : undefined
  const sum = first ?? readAmount(tokens, at + 1)
  const next = Math.max(brick + 1, sum?.next ?? 0)
  const isOfParts = tokens.slice(next).filter(({ kind }) => kind === 'number').length > 1
  if (sum && hasUnit(sum.value) && isOfParts) return unsupported(BRICK, next)
  return isOfSports(tokens, brick) ? unsupported(ONE_SPORT, brick + 1) : undefined
})

/** Whether a session of several sports is named, and two of them are said. */
function isOfSports(tokens: readonly Token[], at: number): boolean {
  const said = sports.filter(({ textNames }) => tokens.some(({ text }) => textNames.includes(text)))
  return bricks.has(textAt(tokens, at)) && said.length > 1
}

/** "main 1500, … 15x100": the sum of a set that is written out elsewhere. */
const readSumOfMainSet = whereSaid(new Set(['main']), (tokens, at: number): ReturnType<Reader> => {
  const sum = textAt(tokens, at) === 'main' ? Number(textAt(tokens, at + 1)) : 0
  if (!(sum >= MIN_SUM) || signs.has(textAt(tokens, at + 2))) return undefined
  const isWritten = tokens.some(
    ({ text }, index) =>
      index > at && signs.has(text) && Number(textAt(tokens, index - 1)) * Number(textAt(tokens, index + 1)) === sum,
  )
  return isWritten ? unsupported(SUM, at + 2) : undefined
})

/** "MP+20s": slower or faster than the pace of a race. */
const readShiftedPace = whereSaid(new Set(['+', '-']), (tokens, at: number): ReturnType<Reader> => {
  const pace = readSession(tokens, at, [])
  const sign = pace?.value.kind === 'race pace' ? tokens[pace.next] : undefined
  if (!pace || (sign?.text !== '+' && sign?.text !== '-') || !sign.glued) return undefined
  const shift = tokens[pace.next + 1]?.glued ? readAmount(tokens, pace.next + 1) : undefined
  return shift && isBrief(shift.value) ? unsupported(SHIFTED, shift.next) : undefined
})

/** "5k/3k/mile pace": one for each of several sets. */
const readListedPaces = whereSaid(new Set(['pace']), (tokens, at: number): ReturnType<Reader> => {
  let next = at
  let races = 0
  for (;;) {
    const race = readAmount(tokens, next) ?? matchPhrase(tokens, next, paceLetters)
    // "1:22/100 pace" is one pace.
    if (!race || (typeof race.value === 'object' && race.value.kind === 'clock')) return undefined
    races += 1
    next = race.next
    if (textAt(tokens, next) !== '/') break
    next += 1
  }
  return races > 1 && textAt(tokens, next) === 'pace' ? unsupported(LISTED_PACES, next + 1) : undefined
})

const paceLetters = indexList('mp,hmp,marathon,half marathon,threshold')

function isBrief(amount: Amount): boolean {
  return amount.kind === 'bare' || amount.kind === 's' || (amount.kind === 'time' && amount.isSeconds === true)
}

const days = new Set(
  'mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday sun sunday'.split(
    ' ',
  ),
)

/** "Tues 6x800, Thurs 40 min tempo": what is of another day, to the end of the line. */
const readSecondDay: Reader = whereSaid(days, (tokens, at, before) => {
  if (!days.has(textAt(tokens, at))) return undefined
  if (!tokens.slice(0, at).some((_, index) => isDay(tokens, index))) return undefined
  // "sat 30k, sun 20k": with a length behind it, "sun" is a day, too.
  const isSecond = before.some((one) => one.kind === 'unsupported' && one.sentence === DAY) || isDay(tokens, at)
  if (!isSecond) return undefined
  const isMore = tokens.slice(at).some(({ kind }) => kind === 'number')
  let next = at
  while (next < tokens.length && textAt(tokens, next) !== '\n') next += 1
  return isMore && hasLength(before) ? unsupported(OTHER_DAY, next) : undefined
})

/** Whether a day of a week heads what is done: "Sat 30k", "Sunday: 2h". */
function isDay(tokens: readonly Token[], at: number): boolean {
  const isFirst = at === 0 || tokens[at - 1]?.kind === 'mark' || textAt(tokens, at - 1) === 'and'
  const behind = tokens[textAt(tokens, at + 1) === ':' ? at + 2 : at + 1]
  return days.has(textAt(tokens, at)) && (DAYS_ALONE.has(textAt(tokens, at)) || (isFirst && behind?.kind === 'number'))
}

function hasLength(before: readonly Meaning[]): boolean {
  return before.some(({ kind }) => kind === 'set' || kind === 'amount' || kind === 'rungs')
}

// "sat" and "sun" are words as well.
const DAYS_ALONE = new Set([...days].filter((day) => day !== 'sat' && day !== 'sun'))

const between = new Set(['between'])

/** "10 min easy swim between": between two lengths, not the next one. */
const readSportBetween: Reader = whereSaid(between, (tokens, at, before) => {
  const length = hasSet(before) ? undefined : readAmount(tokens, at)
  if (!length) return undefined
  const sport = skip(tokens, length.next, easyWords, { most: 2 })
  const isBetween = nouns.has(textAt(tokens, sport)) && between.has(textAt(tokens, sport + 1))
  return isBetween ? unsupported(REST_BETWEEN, sport + 2) : undefined
})

/** Plans whose figures would be taken for the length of a session or for a target: bricks, tests, choices, sums. */
export const readUnsupportedPlan: Reader = firstOf(
  readNamedPlan,
  readRaceEffort,
  readUnsupportedPlace,
  readBrick,
  readParkrun,
  readTest,
  readSumOfMainSet,
  readShiftedPace,
  readListedPaces,
  readChoice,
  readCondition,
  readReason,
  readSecondDay,
  readSportBetween,
)

const raceEfforts = indexList(
  `${['im', 'him', 'ironman', 'half ironman', '70.3', 'race'].flatMap((race) => [`${race} power`, `${race} effort`, `${race} watts`]).join()},him pace,half ironman pace,70.3 pace`,
)
const signs = new Set(['x', '*'])
const nouns = new Set([...sports.flatMap(({ textNames }) => textNames), 'swim', 'ride', 'run', 'spin', 'jog'])

// In metres or yards; smaller figures are minutes (our choice).
const MIN_SUM = 200

const ONE_SPORT = 'A workout has one sport: the first part is built, and the other is a workout of its own.'
const BRICK = 'A session is of one sport: say the length of each part.'
const SUM = 'The main set is as long as its repetitions.'
const SHIFTED = 'Say this pace in figures, such as 4:50/km.'
const REST_BETWEEN = 'Say what the rest is between, such as 5 × 3 min with 2 min rest.'
