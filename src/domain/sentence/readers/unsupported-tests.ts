import { toMetres } from '../../units/distance.ts'
import type { Meaning, Reader } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { TEST } from '../tokens/words/unsupported-words.ts'
import { isPartEnd } from './plain-words.ts'
import { unsupported } from './unsupported-at.ts'

// One of these is in every name of a test.
const testWords = new Set(['clock', 'test', 'time', 'trial', 'tt', 'tts', 'timetrial'])

/** "ftp test 20 minutes", "20 min ftp test", "css test 400 + 200": the figures are those of the test. */
export const readTest: Reader = whereSaid(testWords, (tokens, at, before) => {
  const first = readAmount(tokens, at)
  const isTested = first && (isOfTest(first.value) || isOneOfSeveral(tokens, first))
  const run = readTimeTrial(tokens, at, before)
  if (run) return run
  const name = first && skip(tokens, first.next, sportsOfTests)
  const called = isTested && name ? matchPhrase(tokens, name, namedTests) : undefined
  if (called) return unsupported(TEST, name === first?.next ? called.next : (first?.next ?? at))
  // "1500 time: 3x500"
  const isTimed = first && first.value.kind !== 'time' && textAt(tokens, first.next) === 'time'
  if (isTimed && (isPartEnd(tokens, first.next + 1) || textAt(tokens, first.next + 1) === ':'))
    return unsupported(TEST, first.next + 1)
  const test = matchPhrase(tokens, at, tests)
  if (!test) return undefined
  const behind = readAmount(tokens, test.next)
  if (behind?.value.kind === 'time') return unsupported(TEST, isOfTest(behind.value) ? behind.next : test.next)
  let next = test.next
  for (;;) {
    const figure = readAmount(tokens, skip(tokens, next, sums))
    if (!figure) return unsupported(TEST, next)
    next = figure.next
  }
})

/** A time trial beside other parts, which is done all out: "2k warm up, 5k time trial, 1k cool down". */
function readTimeTrial(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  // "1650 for time": by the clock, as fast as it goes.
  const timed = before.at(-1)?.kind === 'amount' ? matchPhrase(tokens, at, forTime) : undefined
  if (timed) return { value: { kind: 'session', session: 'anaerobic' }, next: timed.next }
  const behind = matchPhrase(tokens, at, timeTrials)
  const last = before.at(-1)?.kind === 'sport' ? before.at(-2) : before.at(-1)
  const isSaid =
    behind && last?.kind === 'amount' && isBesideParts(tokens, behind.next, before.slice(0, -1), isShort(last.amount))
  if (isSaid) return { value: { kind: 'session', session: 'anaerobic' }, next: behind.next }
  const length = readAmount(tokens, at)
  const name = length && skip(tokens, length.next, sportsOfTests)
  const named = name && hasUnitOrIsFar(length.value) ? matchPhrase(tokens, name, timeTrials) : undefined
  if (!length || !named || !isBesideParts(tokens, named.next, before, isShort(length.value))) return undefined
  return { value: { kind: 'amount', amount: length.value }, next: length.next }
}

/** Whether a part with its length stands before an index, and nothing or an easy one behind it, or its warm-up or cool-down. */
function isBesideParts(tokens: readonly Token[], at: number, before: readonly Meaning[], canBegin = false): boolean {
  const isBegun = before.some((one) => one.kind === 'amount' || (one.kind === 'warm-up or cool-down' && one.amount))
  const end = skip(tokens, matchPhrase(tokens, at, allOut)?.next ?? at, sportsOfTests)
  // "5k tt w 3k warmup"
  if (!isBegun && canBegin && beforeEnds.has(textAt(tokens, end)) && isWarmUp(tokens, end + 1)) return true
  if (tokens.some((_, index) => index >= end && isEndOfTrial(tokens, index))) return true
  if (!isBegun || end >= tokens.length) return isBegun
  const isEnd = isPartEnd(tokens, end) || partLinks.has(textAt(tokens, end))
  return isEnd && tokens.slice(end).some((_, index) => isEasyPart(tokens, end + index))
}

/** "2k cd", "wu 3k", "3k up" */
function isEndOfTrial(tokens: readonly Token[], at: number): boolean {
  const length = readAmount(tokens, at)
  return endsOfTrials.has(textAt(tokens, at)) || (length !== undefined && waysOfEnds.has(textAt(tokens, length.next)))
}

/** Whether a trial is so short that it is done all out. */
function isShort(amount: Amount): boolean {
  if (amount.kind === 'time') return amount.seconds <= MAX_TEST_SECONDS
  if (amount.kind === 'distance') return toMetres(amount.value, amount.unit) <= MAX_TRIAL_METRES
  return amount.kind === 'bare' && amount.value <= MAX_TRIAL_METRES
}

// A longer one is run at the pace of a race (our choice).
const MAX_TRIAL_METRES = 5000

function isWarmUp(tokens: readonly Token[], at: number): boolean {
  const length = readAmount(tokens, at)
  return length !== undefined && warmUps.has(textAt(tokens, length.next))
}

const beforeEnds = new Set(['w', 'with', 'after', '+', ',', 'and'])
const warmUps = new Set(['warmup', 'warm', 'wu'])

function isEasyPart(tokens: readonly Token[], at: number): boolean {
  const length = readAmount(tokens, at)
  if (length) return easyParts.has(textAt(tokens, length.next))
  // "jog home 2k"
  return easyParts.has(textAt(tokens, at)) && readAmount(tokens, skip(tokens, at + 1, homeWords)) !== undefined
}

const homeWords = new Set(['home', 'back'])

function hasUnitOrIsFar(amount: Amount): boolean {
  return amount.kind !== 'bare' || amount.value >= MIN_SWIM
}

// Fewer without a unit are no distance (our choice).
const MIN_SWIM = 100
const partLinks = new Set(['then', '+', '&', 'and', 'plus', '\n'])
const allOut = indexList('all out,flat out,max,max effort,hard,full gas')
const easyParts = new Set('easy ez cool cooldown cd warm warmdown down jog walk spin w'.split(' '))
/** "5k TT, 15 min wu": what is warmed up for is done here. */
const endsOfTrials = new Set(['wu', 'warmup', 'warm', 'cd', 'cooldown', 'cool'])
const waysOfEnds = new Set(['up', 'down'])
const forTime = indexList('for time,against the clock')
const timeTrials = indexList('time trial,tt,timetrial,time trial effort,tt effort')

/** A race of 5 km that is said by its name alone. */
export const readParkrun = whereSaid(new Set(['parkrun']), (tokens, at: number): ReturnType<Reader> => {
  const next = textAt(tokens, at + 1)
  const isNamed = textAt(tokens, at) === 'parkrun' && tokens[at + 1]?.kind !== 'number' && !effortsOfRace.has(next)
  return isNamed ? unsupported(TEST, at + 1) : undefined
})

const effortsOfRace = new Set(['effort', 'pace', 'course', 'route'])

/** "swim 800 TT, then 8x100": a distance among other figures. */
function isOneOfSeveral(tokens: readonly Token[], { value, next }: Match<Amount>): boolean {
  return value.kind !== 'time' && tokens.slice(next).some(({ kind }) => kind === 'number')
}

function isOfTest(amount: Amount): boolean {
  return amount.kind === 'time' && amount.seconds <= MAX_TEST_SECONDS
}

const named = 'test,time trial,tt,ftp test,css test,lt test,lthr test,threshold test,ramp test,fitness test'
const tests = indexList(`${named},tts`)
const namedTests = indexList(named)

const sportsOfTests = new Set(['swim', 'run', 'ride', 'bike'])

// "css test 400/200"
const sums = new Set(['+', '/', '&', 'and'])

// A longer time is that of the session (our choice).
const MAX_TEST_SECONDS = 30 * 60
