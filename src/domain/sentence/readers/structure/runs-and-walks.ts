import type { Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** Running and walking by turns, whichever is named first: "8 x (2 min walk, 3 min run)", "run 3 min, walk 1 min, 6 times". */
export const readRunsAndWalks: Reader = (tokens, at) => {
  const times = readTimesBefore(tokens, at)
  const start = skip(tokens, times?.next ?? at, opening)
  const pair = readPair(tokens, start)
  if (!pair) return undefined
  const end = textAt(tokens, start - 1) === '(' ? skip(tokens, pair.next, closing) : pair.next
  const counted = times ? { value: times.value, next: end } : readTimesBehind(tokens, end, pair.value)
  if (!counted || counted.value < 1) return undefined
  return {
    value: { kind: 'set', times: counted.value, bout: pair.value.run, rest: pair.value.walk },
    next: counted.next,
  }
}

type Pair = { run: Amount; walk: Amount }

/** "8 x", "8 times" or "8 rounds of" before the pair. */
function readTimesBefore(tokens: readonly Token[], at: number): Match<number> | undefined {
  const times = readCount(tokens, at)
  const sign = times ? skip(tokens, times.next, signs) : at
  return times && sign > times.next ? { value: times.value, next: skip(tokens, sign, ofWords) } : undefined
}

/** "x 8", ", repeat 8 times" or "8 times" behind the pair; before "for 40 min" as often as both fit into the time. */
function readTimesBehind(tokens: readonly Token[], at: number, { run, walk }: Pair): Match<number> | undefined {
  const start = skip(tokens, at, separators, { most: 2 })
  const repeated = skip(tokens, start, leading)
  const whole =
    textAt(tokens, repeated) === 'for' ? readAmount(tokens, skip(tokens, repeated + 1, totals, { most: 3 })) : undefined
  if (whole?.value.kind === 'time')
    return { value: Math.floor(whole.value.seconds / (secondsOf(run) + secondsOf(walk))), next: repeated }
  const before = skip(tokens, start, leading)
  const times = readCount(tokens, before)
  const next = times && skip(tokens, times.next, trailing)
  return times && next && (before > start || next > times.next) ? { value: times.value, next } : undefined
}

function readPair(tokens: readonly Token[], at: number): Match<Pair> | undefined {
  const first = readSide(tokens, at)
  const second = first && readSide(tokens, skip(tokens, first.next, separators, { most: 2 }))
  if (!first || !second || first.value.way === second.value.way) return undefined
  const [run, walk] = first.value.way === 'run' ? [first, second] : [second, first]
  return { value: { run: run.value.amount, walk: walk.value.amount }, next: second.next }
}

/** One side of the pair, its way before or behind the length: "walk 2 min", "2 min of walking". */
function readSide(tokens: readonly Token[], at: number): Match<{ way: 'run' | 'walk'; amount: Amount }> | undefined {
  const named = wayOf(textAt(tokens, at))
  const amount = readAmount(tokens, named ? at + 1 : at)
  if (!amount || amount.value.kind === 'clock') return undefined
  if (named) return { value: { way: named, amount: amount.value }, next: amount.next }
  const word = skip(tokens, skip(tokens, amount.next, ofWords), easily)
  const way = wayOf(textAt(tokens, word))
  return way && { value: { way, amount: amount.value }, next: word + 1 }
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'time') return amount.seconds
  // Without a unit they are minutes.
  return amount.kind === 'bare' ? amount.value * 60 : 0
}

function wayOf(word: string): 'run' | 'walk' | undefined {
  if (/^walk(?:s|ing)?$/.test(word)) return 'walk'
  return /^(?:run|jog)(?:s|ning|ging)?$/.test(word) ? 'run' : undefined
}

const easily = new Set(['easy', 'slow', 'brisk'])
const ofWords = new Set(['of'])
const opening = new Set(['('])
const closing = new Set([')'])
const separators = new Set([',', '/', '+', '&', '-', 'and', 'then', 'with'])
const signs = new Set(['x', '*', 'times', 'rounds', 'sets', 'repeats'])
const leading = new Set(['x', '*', 'repeat', 'repeats'])
const totals = new Set(['a', 'total', 'of', 'about', '~', 'roughly'])
const trailing = new Set(['times', 'rounds', 'x'])
