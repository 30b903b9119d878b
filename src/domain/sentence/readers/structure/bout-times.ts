import type { Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readPace } from '../figures/paces.ts'
import { isPartEnd } from '../plain-words.ts'
import { isTimeOf, readTimeBeforeRest } from './bout-times-in-brackets.ts'
import { lastSet, setBefore } from './last-set.ts'
import { readRest } from './rests.ts'
import { isSeconds, readTimes } from './times-of-bouts.ts'

/** The time of each bout of a set by distance: "10x400 in 90s", "12x400 in 75-78s", "8x200 @ 36s", "6x1000 3:45". */
export const readBoutTime: Reader = (tokens, at, before) => {
  // A goal may be told behind the rest: "12 x 400 w/ 200 jog, target 88 s".
  const goal = matchPhrase(tokens, at, goalPhrases)
  const isGoal = goal !== undefined || goals.has(textAt(tokens, at))
  const set = lastSet(before) ?? (isGoal ? before.findLast((one) => one.kind === 'set') : undefined)
  if (!set) return undefined
  if (set.bout.kind === 'time' || set.bout.kind === 'clock') return readLostClock(tokens, at, before)
  const opened = readTimeBeforeRest(tokens, at, set.bout)
  if (opened) return opened
  const sign = textAt(tokens, at)
  const start = isGoal || ['in', '@', 'at', 'each'].includes(sign) ? skip(tokens, goal?.next ?? at + 1, articles) : at
  const range = readTimes(tokens, start, (time) => start > at && isTimeOf(time, set.bout))
  // "3x400 at 97-100%"
  if (!range || textAt(tokens, range.next) === '%' || isPaceWithUnit(tokens, start)) return undefined
  const { times, next } = range
  const [first, second] = times
  // "3x8 hold 280w"
  if (isGoal && first.kind === 'bare') return undefined
  // "6x1200m, 400m jog in 2:30"
  if (sign === 'in' && jogWords.has(textAt(tokens, at - 1)) && isShort(first))
    return { value: { kind: 'unsupported', sentence: OF_JOG }, next }
  const isAimed = sign === '@' || sign === 'at'
  // "4x100 @ 10s rest"
  if (isAimed && plainRests.has(textAt(tokens, next))) return undefined
  const value = { kind: 'bout time', amount: first, ...(second ? { until: second } : {}), isAimed } as const
  const isEach = textAt(tokens, next) === 'each' && !readRest(tokens, next, [])
  if (start > at) {
    const isBare = first.kind === 'bare'
    const isSaid =
      sign === 'in' || isGoal
        ? isShort(first) && !(isBare && !isBehindSet(before))
        : first.kind === 's' || isSeconds(first)
    return isSaid ? { value, next: isEach ? next + 1 : next } : undefined
  }
  if (isEach && first.kind !== 'bare') return { value, next: next + 1 }
  // "2x(6x400) 1:32"
  const isBehind = isBehindSet(textAt(tokens, at - 1) === ')' ? withoutMarks(before) : before)
  const isClock = first.kind === 'clock' && first.parts.length === 2 && isBehind
  // "5x300 54s 45s": of two times the second one is the rest.
  // "6x400 with 90s, 4 min, 6x200": the first one is the rest.
  const isTimed = isBehind && !isBehindRestSign(tokens, at) && isTimeOf(first, set.bout)
  const isBeforeRest = isTimed && isInSeconds(first) && isBriefTime(tokens, next)
  if (isBeforeRest) return { value, next }
  if (isClock && !readRest(tokens, start, before)) return { value: { ...value, isBare: true }, next }
  // "6x800, 2:50, 90 s rest"
  const isAlone = separators.has(textAt(tokens, at - 1)) && isPartEnd(tokens, next) && isBehindSet(withoutMarks(before))
  const isOwn = isAlone && first.kind === 'clock' && first.parts.length === 2 && isTimeOf(first, set.bout)
  return isOwn ? { value: { ...value, isBare: true }, next } : undefined
}

function isBriefTime(tokens: readonly Token[], at: number): boolean {
  const rest = readAmount(tokens, skip(tokens, at, restLinks))?.value
  return rest?.kind === 's' || (rest?.kind === 'time' && rest.seconds <= MAX_REST_SECONDS)
}

function isInSeconds(amount: Amount): boolean {
  return amount.kind === 's' || isSeconds(amount)
}

const restLinks = new Set(['/', ',', 'with', 'w', 'off'])

/** "with 90s", "w/ 90s", "off 90s" */
function isBehindRestSign(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return restSigns.has(before === '/' ? textAt(tokens, at - 2) : before)
}

const restSigns = new Set(['with', 'w', 'off', 'on'])
const MAX_REST_SECONDS = 300

function withoutMarks(before: Parameters<Reader>[2]): Parameters<Reader>[2] {
  return before.filter(({ kind }) => kind !== 'punctuation')
}

/** For the time of a jog over a distance. */
export const OF_JOG = 'Say the rest by its time alone, such as 2:30 jog.'

/** A clock time behind a set by time, "6x3 min 3:45": neither its rest nor the length of the session is said. */
function readLostClock(tokens: readonly Token[], at: number, before: Parameters<Reader>[2]): ReturnType<Reader> {
  const isLost = tokens[at]?.kind === 'clock' && isBehindSet(before) && textAt(tokens, at - 1) !== '('
  if (
    !isLost ||
    readRest(tokens, at, before) ||
    isPaceWithUnit(tokens, at) ||
    readAmount(tokens, at)?.value.kind !== 'clock'
  )
    return undefined
  return { value: { kind: 'unsupported', sentence: LOST_CLOCK }, next: at + 1 }
}

const LOST_CLOCK = 'Say what this time is, such as 3:45 rest, or 1h15 for the session.'

function isPaceWithUnit(tokens: readonly Token[], at: number): boolean {
  const pace = readPace(tokens, at, [])
  return pace?.value.kind === 'pace' && pace.value.per !== undefined
}

function isBehindSet(before: Parameters<Reader>[2]): boolean {
  return setBefore(before) !== undefined
}

// "5x1k in 60 min": a longer time is that of the session (our choice).
const MAX_BOUT_SECONDS = 20 * 60

function isShort(amount: Amount): boolean {
  return amount.kind !== 'time' || amount.seconds <= MAX_BOUT_SECONDS
}

const separators = new Set([',', ';', '.'])
// "12 x 400, target 88 s"
const goals = new Set(['target', 'targeting', 'aim', 'aiming', 'goal', 'hitting', 'hit', 'hold', 'holding'])
// "run em in 3:30"
const goalPhrases = indexList(
  ['run', 'swim', 'do', 'hit', 'ride']
    .flatMap((verb) => ['em', 'them', 'each', 'these', 'those', 'every one'].map((one) => `${verb} ${one} in`))
    .join(),
)
const articles = new Set(['the', 'a', 'for', 'of', 'is', ':'])
const plainRests = new Set(['rest', 'ri', 'recovery', 'rec'])
const jogWords = new Set(['jog', 'walk', 'float', 'recovery', 'rec', 'rest'])
