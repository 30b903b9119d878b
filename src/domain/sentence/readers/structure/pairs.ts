import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { anAmount, readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** Work and rest without a count: "30/30s", "40/20 for 10 min". Ten times are assumed where no time was said. */
export const readUncountedPair: Reader = startingWith(
  () => [anAmount],
  (tokens, at) => {
    const pair = readPair(tokens, at)
    // "4x(3 min on 1 off + 4x30/30)": one of the parts that are done so often.
    if (pair?.value.kind !== 'set' || !pair.value.isOpen || !isBesideOthersInBracket(tokens, at, pair.next)) return pair
    const { isCountAssumed: _, isOpen: __, ...set } = pair.value
    return { ...pair, value: { ...set, times: 1 } }
  },
)

/** Whether a bracket holds other parts beside the one between two indices. */
function isBesideOthersInBracket(tokens: readonly Token[], at: number, next: number): boolean {
  // "3x(10 min of 1 min on 1 min off, 5 min easy)": how often follows from the length.
  if (!partSigns.has(textAt(tokens, at - 1))) return false
  const opens = tokens.slice(0, at).findLastIndex(({ text }) => text === '(' || text === ')')
  if (textAt(tokens, opens) !== '(') return false
  const closes = tokens.findIndex(({ text }, index) => index >= next && (text === '(' || text === ')'))
  if (textAt(tokens, closes) !== ')') return false
  return [...tokens.slice(opens, at), ...tokens.slice(next, closes)].some(({ kind }) => kind === 'number')
}

const partSigns = new Set(['(', ',', '+', '&', 'and', 'then'])

function readPair(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const other = readPairBySpace(tokens, at) ?? readOnAndOff(tokens, at) ?? readTimedPair(tokens, at)
  if (other) return other
  const [on, slash, off] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  // "30-30s"; "45-60s" is a range.
  const isHyphened = slash?.text === '-' && on?.text === off?.text && seconds.has(textAt(tokens, at + 3))
  if (on?.kind !== 'number' || !(slash?.text === '/' || isHyphened) || off?.kind !== 'number' || Number(on.text) < 10)
    return undefined
  // "300 / 6x100": another part follows.
  if (!slash.glued || ['x', '*'].includes(textAt(tokens, at + 3)) || Number(on.text) > MAX_PAIR_SECONDS)
    return undefined
  const end = skip(tokens, at + 3, seconds)
  const [bout, rest] = [on, off].map(({ text }) => ({ kind: 'time', seconds: Number(text), isSeconds: true }) as const)
  if (!bout || !rest) return undefined
  const time = textAt(tokens, end) === 'for' ? readAmount(tokens, end + 1) : undefined
  const times = time?.value.kind === 'time' ? Math.round(time.value.seconds / (bout.seconds + rest.seconds)) : 0
  if (time && times >= 2) return { value: { kind: 'set', times, bout, rest }, next: time.next }
  return { value: { kind: 'set', times: USUAL_TIMES, bout, rest, isCountAssumed: true }, next: end }
}

/** "15on15off": seconds, for the time behind if one is said. */
function readOnAndOff(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const [bout, rest] = [Number(textAt(tokens, at)), Number(textAt(tokens, at + 2))]
  const isPair = textAt(tokens, at + 1) === 'on' && textAt(tokens, at + 3) === 'off' && tokens[at + 1]?.glued === true
  if (isPair && bout > 0 && rest > 0 && bout < MIN_PAIR_SECONDS && rest < MIN_PAIR_SECONDS)
    return { value: openPair(bout * 60, rest * 60), next: at + 4 }
  if (!isPair || !(bout >= 10 && bout <= MAX_PAIR_SECONDS && rest >= 10 && rest <= MAX_PAIR_SECONDS)) return undefined
  const time = readAmount(tokens, skip(tokens, at + 4, forWord))
  const counted = time?.value.kind === 'time' ? Math.round(time.value.seconds / (bout + rest)) : 0
  const pair = {
    bout: { kind: 'time', seconds: bout, isSeconds: true },
    rest: { kind: 'time', seconds: rest, isSeconds: true },
  } as const
  if (time && counted >= 2) return { value: { kind: 'set', times: counted, ...pair }, next: time.next }
  return { value: { kind: 'set', times: USUAL_TIMES, ...pair, isCountAssumed: true }, next: at + 4 }
}

/** "1 min on 1 min off for 20 minutes", "2 on, 1 off for 30 min". */
function readTimedPair(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const bout = readAmount(tokens, at)
  const on = bout && skip(tokens, bout.next, pairWords.work)
  const start = on && skip(tokens, skip(tokens, on, pairWords.between), pairWords.rest)
  const rest = start ? readAmount(tokens, start) : undefined
  const end = rest && skip(tokens, rest.next, pairWords.rest)
  // "3 min walk 1 min": the word before the rest is enough.
  const isSaid =
    bout &&
    on &&
    start &&
    rest &&
    end &&
    (end > rest.next ? on > bout.next : pairWords.rest.has(textAt(tokens, start - 1)))
  if (!bout || !rest || !isSaid) return undefined
  const [work, off] = [secondsInPair(bout.value), secondsInPair(rest.value)]
  const time = textAt(tokens, end) === 'for' ? readAmount(tokens, end + 1) : undefined
  // "1 min on, 1 min off": how often follows from a length beside it.
  const isOnOff = textAt(tokens, bout.next) === 'on' && textAt(tokens, end - 1) === 'off'
  const isCounted = ['x', '*'].includes(textAt(tokens, end)) || readCount(tokens, end) !== undefined
  if (!time && isOnOff && !isCounted) return { value: openPair(work, off), next: end }
  if (time?.value.kind !== 'time' || !work || !off) return undefined
  const times = Math.round(time.value.seconds / (work + off))
  if (times < 2) return undefined
  const timed = (seconds: number) => ({ kind: 'time', seconds }) as const
  return { value: { kind: 'set', times, bout: timed(work), rest: timed(off) }, next: time.next }
}

/** A pair whose count is not said. */
function openPair(bout: number, rest: number): Extract<Meaning, { kind: 'set' }> {
  const timed = (seconds: number) => ({ kind: 'time', seconds }) as const
  return { kind: 'set', times: USUAL_TIMES, bout: timed(bout), rest: timed(rest), isCountAssumed: true, isOpen: true }
}

// Of a pair without a unit: fewer are minutes (our choice).
const MIN_PAIR_SECONDS = 10

const pairWords = {
  work: new Set(['on', 'hard', 'fast', 'run', 'jog']),
  between: new Set([',', '/', 'and', '&', '-']),
  rest: new Set(['off', 'easy', 'walk', 'float', 'slow', 'jog']),
}

/** Figures without a unit are minutes, and from 15 on seconds (our choice). */
function secondsInPair(amount: Amount): number {
  if (amount.kind === 'time') return amount.seconds
  if (amount.kind === 's') return amount.value
  return amount.kind === 'bare' ? amount.value * (amount.value < 15 ? 60 : 1) : 0
}

const forWord = new Set(['for'])

/** "30 30s": the same time twice. */
function readPairBySpace(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const [on, off, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const time = on?.kind === 'number' && on.text === off?.text ? Number(on.text) : 0
  if (time < 10 || time > 90 || !unit?.glued || !['s', 'sec'].includes(unit.text)) return undefined
  const bout = { kind: 'time', seconds: time, isSeconds: true } as const
  return { value: { kind: 'set', times: USUAL_TIMES, bout, rest: bout, isCountAssumed: true }, next: at + 3 }
}

// A longer figure is a distance (our choice).
const MAX_PAIR_SECONDS = 120
const USUAL_TIMES = 10
const seconds = new Set(['s', 'sec', 'secs', 'seconds', '"'])

/** "30/15s, 3 sets x 13 reps", "30/30s, 2 sets of 10": how often the pair before is done. */
export function readRepetitionsOfPair(
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
): ReturnType<Reader> {
  const timed = readTimeOfPair(tokens, at, before.at(-1))
  if (timed) return timed
  const times = readCount(tokens, at)
  const sign = times && textAt(tokens, times.next)
  if (!sign || !pairSigns.has(sign)) return undefined
  const pair = before.findLast(({ kind }) => !aroundPair.has(kind))
  if (pair?.kind !== 'set' || !pair.isCountAssumed) return undefined
  const reps = readCount(tokens, skip(tokens, times.next + 1, pairOf))
  const next = reps && skip(tokens, reps.next, repWords)
  if (!next || reps.value > MAX_REPS || unitWords[textAt(tokens, next)]) return undefined
  if (['x', '*', '/'].includes(textAt(tokens, next))) return undefined
  // "30/30s, 3x8 @ 90%" are two sets.
  const isAimed = ['@', 'at'].includes(textAt(tokens, next)) || tokens[next]?.kind === 'number'
  if (next === reps.next && (sign === 'x' || sign === '*') && isAimed) return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'last', reps: reps.value }, next }
}

/** "15/15 10 min x 2": how long the pair directly before is done, and how often that. */
function readTimeOfPair(tokens: readonly Token[], at: number, pair: Meaning | undefined): ReturnType<Reader> {
  if (pair?.kind !== 'set' || !pair.isCountAssumed || !pair.rest) return undefined
  const time = readAmount(tokens, at)
  const times = time && ['x', '*'].includes(textAt(tokens, time.next)) ? readCount(tokens, time.next + 1) : undefined
  if (time?.value.kind !== 'time' || !times || unitWords[textAt(tokens, times.next)]) return undefined
  const reps = time.value.seconds / (secondsInPair(pair.bout) + secondsInPair(pair.rest))
  if (!Number.isInteger(reps) || reps < 2 || reps > MAX_REPS || times.value < 2) return undefined
  return { value: { kind: 'sets of', times: times.value, holds: 'last', reps }, next: times.next }
}

const aroundPair = new Set<Meaning['kind']>([
  ...(['filler', 'punctuation', 'session', 'sport', 'zone', 'percent', 'power', 'pace', 'cadence', 'rest'] as const),
])
const pairSigns = new Set(['x', '*', 'sets', 'rounds', 'series', 'blocks'])
const pairOf = new Set(['of', 'x', '*'])

// A greater figure is a distance (our choice).
const MAX_REPS = 60
const repWords = new Set(['reps', 'repetitions'])
