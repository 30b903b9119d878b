import { sports } from '../../sports/registry.ts'
import type { Meaning, Reader } from '../mention.ts'
import { type Amount, hasUnit } from '../tokens/amounts.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { CONDITIONAL, DAY, LISTED_PACES, OTHER_DAY, RACE_EFFORT, TEST, WHY } from '../tokens/words/unsupported-words.ts'
import { isPartEnd } from './plain-words.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { easyWords, readUnsupportedPlace } from './unsupported-places.ts'

/** Plans whose figures would be taken for the length of a session or for a target: bricks, tests, choices, sums. */
export const readUnsupportedPlan: Reader = (tokens, at, before) =>
  readRaceEffort(tokens, at) ??
  readUnsupportedPlace(tokens, at, before) ??
  readBrick(tokens, at) ??
  readParkrun(tokens, at) ??
  readTest(tokens, at) ??
  readSumOfMainSet(tokens, at) ??
  readShiftedPace(tokens, at) ??
  readListedPaces(tokens, at) ??
  readChoice(tokens, at) ??
  readCondition(tokens, at) ??
  readReason(tokens, at) ??
  readSecondDay(tokens, at, before) ??
  (hasSet(before) ? undefined : readSportBetween(tokens, at))

/** "IM power", "70.3 pace": nobody's figures are known here. */
function readRaceEffort(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const effort = matchPhrase(tokens, at, raceEfforts)
  return effort && unsupported(RACE_EFFORT, effort.next)
}

/** The length of two sports together: "brick 1h30: bike 1h, run 30 min". */
function readBrick(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const first = readAmount(tokens, at)
  const brick = first ? first.next : at
  if (textAt(tokens, brick) !== 'brick') return undefined
  const sum = first ?? readAmount(tokens, at + 1)
  const next = Math.max(brick + 1, sum?.next ?? 0)
  const isOfParts = tokens.slice(next).filter(({ kind }) => kind === 'number').length > 1
  return sum && hasUnit(sum.value) && isOfParts ? unsupported(BRICK, next) : undefined
}

/** "ftp test 20 minutes", "20 min ftp test", "css test 400 + 200": the figures are those of the test. */
function readTest(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const first = readAmount(tokens, at)
  const isTested = first && (isOfTest(first.value) || isOneOfSeveral(tokens, first))
  const name = first && skip(tokens, first.next, sportsOfTests)
  const before = isTested && name ? matchPhrase(tokens, name, namedTests) : undefined
  if (before) return unsupported(TEST, name === first?.next ? before.next : (first?.next ?? at))
  // "1500 time: 3x500"
  const isTimed = first && first.value.kind !== 'time' && textAt(tokens, first.next) === 'time'
  if (isTimed && (isPartEnd(tokens, first.next + 1) || textAt(tokens, first.next + 1) === ':'))
    return unsupported(TEST, first.next + 1)
  const test = matchPhrase(tokens, at, tests)
  if (!test) return undefined
  const behind = readAmount(tokens, test.next)
  if (behind?.value.kind === 'time') return unsupported(TEST, isOfTest(behind.value) ? behind.next : test.next)
  let next = test.next
  while (tokens[next]?.kind === 'number' || (sums.has(textAt(tokens, next)) && tokens[next + 1]?.kind === 'number'))
    next += 1
  return unsupported(TEST, next)
}

/** A race of 5 km that is said by its name alone. */
function readParkrun(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const next = textAt(tokens, at + 1)
  const isNamed = textAt(tokens, at) === 'parkrun' && tokens[at + 1]?.kind !== 'number' && !effortsOfRace.has(next)
  return isNamed ? unsupported(TEST, at + 1) : undefined
}

const effortsOfRace = new Set(['effort', 'pace', 'course', 'route'])

/** "swim 800 TT, then 8x100": a distance among other figures. */
function isOneOfSeveral(tokens: readonly Token[], { value, next }: Match<Amount>): boolean {
  return value.kind !== 'time' && tokens.slice(next).some(({ kind }) => kind === 'number')
}

function isOfTest(amount: Amount): boolean {
  return amount.kind === 'time' && amount.seconds <= MAX_TEST_SECONDS
}

/** "main 1500, … 15x100": the sum of a set that is written out elsewhere. */
function readSumOfMainSet(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const sum = textAt(tokens, at) === 'main' ? Number(textAt(tokens, at + 1)) : 0
  if (!(sum >= MIN_SUM) || signs.has(textAt(tokens, at + 2))) return undefined
  const isWritten = tokens.some(
    ({ text }, index) =>
      index > at && signs.has(text) && Number(textAt(tokens, index - 1)) * Number(textAt(tokens, index + 1)) === sum,
  )
  return isWritten ? unsupported(SUM, at + 2) : undefined
}

/** "MP+20s": slower or faster than the pace of a race. */
function readShiftedPace(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const pace = readSession(tokens, at, [])
  const sign = pace?.value.kind === 'race pace' ? tokens[pace.next] : undefined
  if (!pace || (sign?.text !== '+' && sign?.text !== '-') || !sign.glued) return undefined
  const shift = tokens[pace.next + 1]?.glued ? readAmount(tokens, pace.next + 1) : undefined
  return shift && isBrief(shift.value) ? unsupported(SHIFTED, shift.next) : undefined
}

/** "5k/3k/mile pace": one for each of several sets. */
function readListedPaces(tokens: readonly Token[], at: number): ReturnType<Reader> {
  let next = at
  let races = 0
  for (;;) {
    const race = readAmount(tokens, next) ?? matchPhrase(tokens, next, paceLetters)
    if (!race) return undefined
    races += 1
    next = race.next
    if (textAt(tokens, next) !== '/') break
    next += 1
  }
  return races > 1 && textAt(tokens, next) === 'pace' ? unsupported(LISTED_PACES, next + 1) : undefined
}

const paceLetters = indexList('mp,hmp,marathon,half marathon,threshold')

function isBrief(amount: Amount): boolean {
  return amount.kind === 'bare' || amount.kind === 's' || (amount.kind === 'time' && amount.isSeconds === true)
}

/** "30 min run or 45 if I feel good": a condition cannot be asked for. */
function readChoice(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const other = textAt(tokens, at) === 'or' ? readAmount(tokens, at + 1) : undefined
  if (!other || textAt(tokens, other.next) !== 'if') return undefined
  let next = other.next
  while (next < tokens.length && tokens[next]?.kind !== 'mark') next += 1
  return unsupported(CHOICE, next)
}

/** "Tues 6x800, Thurs 40 min tempo": what is of another day, to the end of the line. */
function readSecondDay(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const isSecond = before.some((one) => one.kind === 'unsupported' && one.sentence === DAY)
  if (!isSecond || !days.test(textAt(tokens, at)) || !tokens.slice(0, at).some(({ text }) => days.test(text)))
    return undefined
  const isMore = tokens.slice(at).some(({ kind }) => kind === 'number')
  let next = at
  while (next < tokens.length && textAt(tokens, next) !== '\n') next += 1
  return isMore && hasLength(before) ? unsupported(OTHER_DAY, next) : undefined
}

function hasLength(before: readonly Meaning[]): boolean {
  return before.some(({ kind }) => kind === 'set' || kind === 'amount' || kind === 'rungs')
}

const days = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?$/

/** "and if feeling good 3x200", "stop if the heart rate is over 170": all that depends on it, to the end of the clause. */
function readCondition(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isFirst = at === 0 || [',', ';', '.', '(', 'and', '-', '\n'].includes(textAt(tokens, at - 1))
  const condition = isFirst ? matchPhrase(tokens, at, conditions) : undefined
  if (!condition) return undefined
  let next = condition.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  return unsupported(CONDITIONAL, next)
}

const conditions = indexList('if,unless,stop if,cut if,back off if,skip if,only if')
const clauseEnds = new Set([',', ';', '.', ')', '\n'])

/** "coz coming back from injury": why, to the end of the clause. */
function readReason(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const reason = matchPhrase(tokens, at, reasonWords)
  if (!reason) return undefined
  let next = reason.next
  while (next < tokens.length && !clauseEnds.has(textAt(tokens, next))) next += 1
  const hasFigure = tokens.slice(at, next).some(({ kind }) => kind === 'number' || kind === 'clock')
  return hasFigure ? undefined : unsupported(WHY, next)
}

const reasonWords = indexList('because,since i,as i am,as my')

/** "10 min easy swim between": between two lengths, not the next one. */
function readSportBetween(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const length = readAmount(tokens, at)
  if (!length) return undefined
  const sport = skip(tokens, length.next, easyWords, { most: 2 })
  const isBetween = nouns.has(textAt(tokens, sport)) && between.has(textAt(tokens, sport + 1))
  return isBetween ? unsupported(REST_BETWEEN, sport + 2) : undefined
}

function unsupported(sentence: string, next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence }, next }
}

const raceEfforts = indexList(
  `${['im', 'him', 'ironman', 'half ironman', '70.3', 'race'].flatMap((race) => [`${race} power`, `${race} effort`, `${race} watts`]).join()},him pace,half ironman pace,70.3 pace`,
)
const tests = indexList('test,time trial,tt,tts')
const namedTests = indexList('test,time trial,tt,ftp test,css test,lt test,threshold test,ramp test,fitness test')
const sportsOfTests = new Set(['swim', 'run', 'ride', 'bike'])
// "css test 400/200"
const sums = new Set(['+', '/', '&', 'and'])
const signs = new Set(['x', '*'])
const nouns = new Set([...sports.flatMap(({ textNames }) => textNames), 'swim', 'ride', 'run', 'spin', 'jog'])
const between = new Set(['between', 'btw', 'btwn'])

// A longer time is that of the session (our choice).
const MAX_TEST_SECONDS = 30 * 60
// In metres or yards; smaller figures are minutes (our choice).
const MIN_SUM = 200

const BRICK = 'A session is of one sport: say the length of each part.'
const SUM = 'The main set is as long as its repetitions.'
const SHIFTED = 'Say this pace in figures, such as 4:50/km.'
const CHOICE = 'A condition cannot be asked for: the first length counts.'
const REST_BETWEEN = 'Say what the rest is between, such as 5 × 3 min with 2 min rest.'
