import type { Reader } from '../../mention.ts'
import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { readCount, readNumber } from '../../tokens/numbers.ts'
import { oncePerToken } from '../../tokens/once-per-token.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { comma, readBout, readRestOf, repeatNouns } from './bouts.ts'

/** `3x8`, `5 x 1k`, "3 times 8 minutes", "six 800s", "4 mile repeats", `400m x 8`, `10 x 40/20`, "8 x 1 min on 1 off". */
export const readSet: Reader = (tokens, at) => readSetAt(tokens, at)

const readSetAt = oncePerToken((tokens, at): ReturnType<Reader> => {
  const found =
    readCountFirst(tokens, at) ?? readBoutFirst(tokens, at) ?? readRepeats(tokens, at) ?? readSideBySide(tokens, at)
  if (!found) return undefined
  const { times, bout, rest, isLowEnd } = found.value
  const effort = tokens.slice(at, found.next).flatMap(({ text }) => efforts[text] ?? [])[0]
  const value = {
    kind: 'set',
    times,
    bout,
    ...(rest ? { rest } : {}),
    ...(effort ? { effort } : {}),
    ...(isLowEnd ? { isLowEnd } : {}),
  } as const
  return { value, next: found.next }
})

const efforts = wordTable<SessionName>({
  ...{ hard: 'hard', fast: 'hard', strong: 'hard', sprint: 'anaerobic', sprints: 'anaerobic' },
  ...{ tempo: 'tempo', threshold: 'threshold', hill: 'hills', hills: 'hills' },
})

type CountedBout = { times: number; bout: Amount; rest?: Amount | undefined; isLowEnd?: boolean }

/** The count first: `3x8`, "3 times 8 minutes". */
function readCountFirst(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const leading = tokens[at]?.text === 'x' ? at + 1 : at
  const times = readCount(tokens, leading)
  if (!times || times.value > MAX_COUNT) return undefined
  const by = leading > at ? skip(tokens, times.next, colon) : skipMultiplication(tokens, times.next)
  if (by === undefined) return undefined
  const bout = readOpened(tokens, skipBoutNames(tokens, by))
  if (!bout) return undefined
  // "20 repetitions, at 120% FTP"
  if (bout.value.bout.kind === 'bare' && textAt(tokens, bout.next) === '%') return undefined
  // `3 x 13 x 30/15` and "2 sets of 10x30/30" are sets of sets.
  const isNested =
    ['x', '*'].includes(textAt(tokens, bout.next)) &&
    !(bout.value.rest && leading === at) &&
    !isOfSets(tokens, bout.next)
  if (isNested) return undefined
  // "400 x 8" is eight times 400.
  if (times.value > MAX_TIMES && bout.value.bout.kind === 'bare' && bout.value.bout.value < MIN_POOL_DISTANCE)
    return undefined
  return { value: { times: times.value, ...bout.value }, next: bout.next }
}

/** A bout with its rest, which can stand in brackets: "(1 min on, 2 min off)". */
function readOpened(tokens: readonly Token[], at: number): ReturnType<typeof readBout> {
  const start = skip(tokens, skip(tokens, at, opening), nearly)
  const bout = readBout(tokens, start)
  return bout && textAt(tokens, at) === '(' && bout.value.rest
    ? { ...bout, next: skip(tokens, bout.next, closing) }
    : bout
}

/** The walk behind a bout and how often both are done: "3 min walk 1 min x 10". */
function readWalk(tokens: readonly Token[], bout: Match<{ bout: Amount }>): Match<CountedBout> | undefined {
  if (!walks.has(textAt(tokens, bout.next)) || bout.value.bout.kind === 'bare') return undefined
  const rest = readAmount(tokens, bout.next + 1)
  const end = rest && skip(tokens, rest.next, comma)
  const sign = end && skipSign(tokens, end)
  const times = end && readCount(tokens, sign ?? skip(tokens, end, repeat))
  if (!rest || !times || times.value > MAX_TIMES || hasUnitAt(tokens, times.next)) return undefined
  // "walk 1 min, repeat 8 times"
  const next = skip(tokens, times.next, timesWord)
  if (sign === undefined && next === times.next) return undefined
  return { value: { times: times.value, bout: bout.value.bout, rest: rest.value }, next }
}

/** The index of the length behind the names of the bouts: "10 x hill sprints 10s", "6 x hills of 60 s". */
function skipBoutNames(tokens: readonly Token[], at: number): number {
  const noun = skip(tokens, skip(tokens, at, boutAdjectives, { most: 2 }), repeatNouns)
  const start = skip(tokens, noun, of)
  return noun > at && tokens[start]?.kind === 'number' ? start : at
}

/** Whether "x 3 sets" stands at an index. */
function isOfSets(tokens: readonly Token[], at: number): boolean {
  const times = readCount(tokens, at + 1)
  return times !== undefined && ['sets', 'rounds', 'series'].includes(textAt(tokens, times.next))
}

/** The bout first: `400m x 8`, `8 min x 3`, "8 minutes 3 times", "30/30 x 10". */
function readBoutFirst(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const bout = readOpened(tokens, at)
  if (!bout) return undefined
  // "3 min walk 1 min x 10"
  const walked = bout.value.rest ? undefined : readWalk(tokens, bout)
  if (walked) return walked
  const sign = skipSign(tokens, skip(tokens, skip(tokens, bout.next, repeatNouns), comma))
  const times = readCount(tokens, sign ?? skip(tokens, bout.next, comma))
  if (!times || times.value > MAX_TIMES) return undefined
  const value = { times: times.value, ...bout.value }
  const isLong = value.bout.kind === 'bare' && value.bout.value >= 100
  if (sign !== undefined)
    return (hasUnit(value.bout) || value.rest || isLong) && !hasUnitAt(tokens, times.next)
      ? { value, next: times.next }
      : undefined
  // "100 min, 8 times 4 minutes": the bout follows.
  const isLast = !['a', 'per'].includes(textAt(tokens, times.next + 1)) && !readAmount(tokens, times.next + 1)
  const isCount = textAt(tokens, times.next) === 'times' && isLast
  return isCount && hasUnit(value.bout) ? { value, next: times.next + 1 } : undefined
}

/**
 * Repeats of one unit each: "4 mile repeats", "5 km reps". "1k repeats" has no count; in "20 mile interval run" the figure
 * is the total.
 */
function readRepeats(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const times = readCount(tokens, at)
  if (!times || times.value < 2 || tokens[times.next]?.glued) return undefined
  const unit = unitWords[textAt(tokens, times.next)]
  if (unit !== 'miles' && unit !== 'kilometers') return undefined
  if (!areRepeats(times.value, textAt(tokens, times.next + 1))) return undefined
  return { value: { times: times.value, bout: { kind: 'distance', value: 1, unit } }, next: times.next + 2 }
}

function areRepeats(times: number, noun: string): boolean {
  return ['reps', 'repeats', 'repetitions'].includes(noun) && times <= MAX_REPEATS_OF_UNIT
}

/** Count and bout side by side: "six 800s", "5 8-minute intervals", "three 10 min efforts". */
function readSideBySide(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const times = readCount(tokens, at)
  if (!times || times.value < 2 || times.value > MAX_TIMES) return undefined
  const start = skip(tokens, times.next, boutAdjectives)
  const bout = readNumber(tokens, start) || tokens[start]?.text ? readAmount(tokens, start) : undefined
  if (!bout || bout.next === start || !hasUnit(bout.value) || !/\d|\p{L}{3}/u.test(textAt(tokens, start)))
    return undefined
  if (['a', 'an', 'half', 'hour'].includes(textAt(tokens, start))) return undefined
  // "8 50s" is eight fifties; "25 fast 30s" is no set.
  const isPlural = bout.value.kind === 's' && bout.value.value % 25 === 0 && start === times.next
  const after = skip(tokens, bout.next, boutAdjectives)
  const unit = unitWords[textAt(tokens, start)]
  const isUnit = unit === 'miles' || unit === 'kilometers'
  if (isUnit && !areRepeats(times.value, textAt(tokens, after))) return undefined
  if (!isPlural && !repeatNouns.has(textAt(tokens, after))) return undefined
  const paired = readRestOf(tokens, isPlural ? bout.next : skip(tokens, after, repeatNouns), bout.value)
  return { value: { times: times.value, ...paired.value }, next: paired.next }
}

/** The index behind a sign of multiplication: "x", "times", "by", "sets of", "hill repeats of". Undefined without one. */
function skipMultiplication(tokens: readonly Token[], at: number): number | undefined {
  const sign = skipSign(tokens, at)
  if (sign !== undefined) return skip(tokens, sign, of)
  const noun = repeatNouns.has(textAt(tokens, at)) ? at : skip(tokens, at, boutAdjectives)
  if (!repeatNouns.has(textAt(tokens, noun))) return undefined
  const link = skip(tokens, noun + 1, comma)
  return ofWords.has(textAt(tokens, link)) ? skip(tokens, link + 1, of) : undefined
}

function skipSign(tokens: readonly Token[], at: number): number | undefined {
  return ['x', '*', 'times', 'by'].includes(textAt(tokens, at)) ? at + 1 : undefined
}

function hasUnitAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && unitWords[token.text] !== undefined && (token.glued || token.text.length > 1)
}

// A greater figure is a distance where the other has no unit: `400 x 8` (our choice).
const MAX_TIMES = 60
const MIN_POOL_DISTANCE = 25
// As many as a repeat of a workout can have.
const MAX_COUNT = 999

// More miles or kilometres are the total, not repeats of one each (our choice).
const MAX_REPEATS_OF_UNIT = 12

const opening = new Set(['('])
// "3 x ~12 min"
const nearly = new Set(['~', 'about', 'approx'])
const closing = new Set([')'])
const walks = new Set(['walk', 'jog', 'float', 'easy', 'ez'])
const repeat = new Set(['repeat', 'repeated', 'and', 'for'])
const timesWord = new Set(['times'])
const colon = new Set([':'])
const of = new Set(['of', 'the'])
const ofWords = new Set(['of', 'x', '*', '@', 'at', 'for', 'each'])
const boutAdjectives = new Set(['hill', 'track', 'hard', 'fast', 'tempo', 'threshold', 'sprint', 'long', 'short', 'x'])
