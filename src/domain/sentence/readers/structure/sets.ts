import type { Reader } from '../../mention.ts'
import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { oncePerToken } from '../../tokens/once-per-token.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { comma, readBout, repeatNouns } from './bouts.ts'
import { boutAdjectives, type CountedBout, MAX_TIMES, readRepeats, readSideBySide } from './sets-side-by-side.ts'

/** `3x8`, `5 x 1k`, "3 times 8 minutes", "six 800s", "4 mile repeats", `400m x 8`, `10 x 40/20`, "8 x 1 min on 1 off". */
export const readSet: Reader = (tokens, at) => readSetAt(tokens, at)

const readSetAt = oncePerToken((tokens, at): ReturnType<Reader> => {
  const found =
    readCountFirst(tokens, at) ?? readBoutFirst(tokens, at) ?? readRepeats(tokens, at) ?? readSideBySide(tokens, at)
  // "4x1000kj"
  if (!found || loads.has(textAt(tokens, found.next))) return undefined
  const { times, bout, rest, isLowEnd } = found.value
  const said = tokens.slice(at, found.next).flatMap(({ text }) => efforts[text] ?? [])
  const isUphill = said.includes('hills')
  // "5 hard climbs of 3 min", "3 tempo climbs of 10 min"
  const effort = isUphill ? (said.find((one) => one === 'tempo' || one === 'threshold') ?? 'hills') : said[0]
  const value = {
    kind: 'set',
    times,
    bout,
    ...(rest ? { rest } : {}),
    ...(effort ? { effort } : {}),
    ...(isUphill && effort !== 'hills' ? { isUphill } : {}),
    ...(isLowEnd ? { isLowEnd } : {}),
  } as const
  return { value, next: found.next }
})

const efforts = wordTable<SessionName>({
  ...{ hard: 'hard', fast: 'hard', strong: 'hard', sprint: 'anaerobic', sprints: 'anaerobic' },
  ...{ tempo: 'tempo', threshold: 'threshold', hill: 'hills', hills: 'hills' },
  ...{ climb: 'hills', climbs: 'hills' },
})

/** The count first: `3x8`, "3 times 8 minutes". */
function readCountFirst(tokens: readonly Token[], at: number): Match<CountedBout> | undefined {
  const leading = tokens[at]?.text === 'x' ? at + 1 : at
  const times = readCount(tokens, leading)
  if (!times || times.value > MAX_COUNT) return undefined
  const by = leading > at ? skip(tokens, times.next, colon) : skipMultiplication(tokens, times.next)
  if (by === undefined) return undefined
  const bout = readOpened(tokens, skipBoutNames(tokens, by))
  if (!bout) return undefined
  // "200 pull, 200 kick, x 2 20s rest": the count is of what stands before.
  if (leading > at && restWords.has(textAt(tokens, bout.next))) return undefined
  // "20 repetitions, at 120% FTP"
  if (bout.value.bout.kind === 'bare' && textAt(tokens, bout.next) === '%') return undefined
  // `3 x 13 x 30/15` and "2 sets of 10x30/30" are sets of sets.
  const isNested =
    ['x', '*', 'times'].includes(textAt(tokens, bout.next)) &&
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

/** The index behind a sign of multiplication: "x", "times", "by", "sets of", "hill repeats of". Undefined without one. */
function skipMultiplication(tokens: readonly Token[], at: number): number | undefined {
  const sign = skipSign(tokens, at)
  if (sign !== undefined) return skip(tokens, sign, of)
  const noun = repeatNouns.has(textAt(tokens, at)) ? at : skip(tokens, at, boutAdjectives)
  if (!repeatNouns.has(textAt(tokens, noun))) return undefined
  const link = skip(tokens, noun + 1, comma)
  // "25 sprint @ 0:45": what is counted stands in the plural.
  if (aimSigns.has(textAt(tokens, link)) && !textAt(tokens, noun).endsWith('s')) return undefined
  return ofWords.has(textAt(tokens, link)) ? skip(tokens, link + 1, of) : undefined
}

function skipSign(tokens: readonly Token[], at: number): number | undefined {
  return ['x', '*', 'times', 'by'].includes(textAt(tokens, at)) ? at + 1 : undefined
}

function hasUnitAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && unitWords[token.text] !== undefined && (token.glued || token.text.length > 1)
}

const MIN_POOL_DISTANCE = 25
const loads = new Set(['kj', 'kjs', 'kcal', 'calories', 'tss'])
// As many as a repeat of a workout can have.
const MAX_COUNT = 999

const restWords = new Set(['rest', 'ri', 'r', 'recovery', 'rec', 'off'])
const opening = new Set(['('])

// "3 x ~12 min"
const nearly = new Set(['~', 'about', 'approx', 'around', 'roughly'])

const closing = new Set([')'])
const walks = new Set(['walk', 'jog', 'float', 'easy', 'ez'])

const repeat = new Set(['repeat', 'repeated', 'and', 'for'])
const timesWord = new Set(['times'])
const colon = new Set([':'])
const of = new Set(['of', 'the'])
const aimSigns = new Set(['@', 'at'])
const ofWords = new Set(['of', 'x', '*', '@', 'at', 'for', 'each'])
