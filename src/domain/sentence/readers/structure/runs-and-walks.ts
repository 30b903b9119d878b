import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'

const walks = new Set(['walk', 'walks', 'walking'])

/** Running and walking by turns, whichever is named first: "8 x (2 min walk, 3 min run)", "run 3 min, walk 1 min, 6 times". */
export const readRunsAndWalks: Reader = whereSaid(walks, (tokens, at, before) => {
  const times = readTimesBefore(tokens, at)
  const start = skip(tokens, times?.next ?? at, opening)
  const pair = readPair(tokens, start)
  if (!pair) return undefined
  const end = textAt(tokens, start - 1) === '(' ? skip(tokens, pair.next, closing) : pair.next
  const { run, walk, isWalkFirst } = pair.value
  const turn = { bout: run, rest: walk, ...(isWalkFirst && { isRestFirst: true }) }
  const counted = times
    ? { value: times.value, next: end }
    : (readTimesBehind(tokens, end, pair.value, before) ?? readTimesUntil(tokens, end, pair.value, before))
  if (counted && counted.value >= 1)
    return { value: { kind: 'set', times: counted.value, ...turn }, next: counted.next }
  // "25 min run walk, 3 minutes running 2 minutes walking"
  const isRow =
    /\bthen\b/.test(
      tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    ) || readSide(tokens, skip(tokens, end, separators)) !== undefined
  const isFilling = !counted && !isRow && hasLongTime([...tokens.slice(0, at), ...tokens.slice(end)], pair.value)
  if (!isFilling) return undefined
  const open = { times: USUAL_TIMES, isCountAssumed: true, isOpen: true, isFilling }
  return { value: { kind: 'set', ...open, ...turn }, next: end }
})

/** Whether a sentence says a time in which both sides of a pair fit at least twice. */
function hasLongTime(tokens: readonly Token[], { run, walk }: Pair): boolean {
  const shortest = 2 * (secondsOf(run) + secondsOf(walk))
  const isLong = (_: Token, at: number) => {
    const time = readAmount(tokens, at)?.value
    return time?.kind === 'time' && time.seconds >= shortest
  }
  return secondsOf(run) > 0 && secondsOf(walk) > 0 && tokens.some(isLong)
}

// Replaced by what fits into the whole.
const USUAL_TIMES = 10

type Pair = { run: Amount; walk: Amount; isWalkFirst: boolean }

/** "8 x", "8 times" or "8 rounds of" before the pair. */
function readTimesBefore(tokens: readonly Token[], at: number): Match<number> | undefined {
  const times = readCount(tokens, at)
  const sign = times ? skip(tokens, times.next, signs) : at
  return times && sign > times.next ? { value: times.value, next: skip(tokens, sign, ofWords) } : undefined
}

/** "x 8", ", repeat 8 times" or "8 times" behind the pair; before "for 40 min" as often as both fit into the time. */
function readTimesBehind(
  tokens: readonly Token[],
  at: number,
  { run, walk }: Pair,
  before: readonly Meaning[],
): Match<number> | undefined {
  const start = skip(tokens, at, separators, { most: 2 })
  const repeated = skip(tokens, start, leading)
  const whole =
    textAt(tokens, repeated) === 'for' ? readAmount(tokens, skip(tokens, repeated + 1, totals, { most: 3 })) : undefined
  if (whole?.value.kind === 'time') {
    const times = whole.value.seconds / (secondsOf(run) + secondsOf(walk))
    if (isOneOfParts(tokens, whole.next, before)) return { value: Math.floor(times), next: whole.next }
    // Without other parts it is the length of the whole, which may have something left behind the last round.
    return Number.isInteger(times) ? { value: times, next: repeated } : undefined
  }
  const figure = skip(tokens, start, leading)
  const times = readCount(tokens, figure)
  const next = times && skip(tokens, times.next, trailing)
  return times && next && (figure > start || next > times.next) ? { value: times.value, next } : undefined
}

function isOneOfParts(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  return (
    before.some(({ kind }) => kind === 'warm-up or cool-down') || tokens.slice(at).some(({ kind }) => kind === 'number')
  )
}

/** "till 25" behind the pair: as often as both fit, from the warm-up on. */
function readTimesUntil(
  tokens: readonly Token[],
  at: number,
  { run, walk }: Pair,
  before: readonly Meaning[],
): Match<number> | undefined {
  const until = untilWords.has(textAt(tokens, at)) ? readAmount(tokens, at + 1) : undefined
  const end = until && secondsOf(until.value)
  const begun = before.map((one) =>
    one.kind === 'warm-up or cool-down' && one.part === 'warmup' && one.amount ? secondsOf(one.amount) : 0,
  )
  const times = end && (end - begun.reduce((sum, one) => sum + one, 0)) / (secondsOf(run) + secondsOf(walk))
  return times && Number.isInteger(times) ? { value: times, next: until.next } : undefined
}

const untilWords = new Set(['till', 'til', 'until'])

function readPair(tokens: readonly Token[], at: number): Match<Pair> | undefined {
  const first = readSide(tokens, at)
  const second = first && readSide(tokens, skip(tokens, first.next, separators, { most: 2 }))
  if (!first || !second || first.value.way === second.value.way) return undefined
  const isWalkFirst = first.value.way === 'walk'
  const [run, walk] = isWalkFirst ? [second, first] : [first, second]
  return { value: { run: run.value.amount, walk: walk.value.amount, isWalkFirst }, next: second.next }
}

/** One side of the pair, its way before or behind the length: "walk 2 min", "2 min of walking". */
function readSide(tokens: readonly Token[], at: number): Match<{ way: 'run' | 'walk'; amount: Amount }> | undefined {
  const named = wayOf(textAt(tokens, at))
  const amount = readAmount(tokens, named ? skip(tokens, at + 1, forWord) : at)
  if (!amount || amount.value.kind === 'clock') return undefined
  // "run 90s"
  const own: Amount = amount.value.kind === 's' ? { kind: 'time', seconds: amount.value.value } : amount.value
  if (named) return { value: { way: named, amount: own }, next: amount.next }
  const word = skip(tokens, skip(tokens, amount.next, ofWords), easily)
  const way = wayOf(textAt(tokens, word))
  return way && { value: { way, amount: own }, next: word + 1 }
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'time') return amount.seconds
  // Without a unit they are minutes.
  return amount.kind === 'bare' ? amount.value * 60 : 0
}

function wayOf(word: string): 'run' | 'walk' | undefined {
  if (walks.has(word)) return 'walk'
  return /^(?:run|jog)(?:s|ning|ging)?$/.test(word) ? 'run' : undefined
}

const forWord = new Set(['for'])
const easily = new Set(['easy', 'slow', 'brisk'])
const ofWords = new Set(['of'])
const opening = new Set(['('])
const closing = new Set([')'])
const separators = new Set([',', '/', '+', '&', '-', 'and', 'then', 'with'])
const signs = new Set(['x', '*', 'times', 'rounds', 'sets', 'repeats'])
const leading = new Set(['x', '*', 'repeat', 'repeats'])
const totals = new Set(['a', 'total', 'of', 'about', '~', 'roughly'])
const trailing = new Set(['times', 'rounds', 'x'])
