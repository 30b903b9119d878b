import type { Mention, MentionOf } from '../mention.ts'
import { hasUnit, isPoolDistance } from '../tokens/amounts.ts'

/**
 * The mentions, with every count that does not stand beside its length joined to it: "4 min @ z4 x5" is 5 × 4 minutes,
 * "hard 2 min, easy 1 min, x6" is 6 × 2 minutes with 1 minute between. A count of several lengths is left out.
 */
export function joinTimes(mentions: readonly Mention[], sentence: string): Mention[] {
  const joined = mentions
    .flatMap((one) => countApart(one, sentence))
    .flatMap((one, at, all) => countOfPair(one, at, all, sentence))
    .map((one) => withoutSign(one, sentence))
    .map((one, _, all) => withoutInto(one, all, sentence))
  joined.forEach((one, at) => {
    if (one.kind !== 'times') return
    const { from, to } = one
    const counted = pairBefore(joined, at)
    if (counted !== undefined) {
      joined[counted] = withTimes(joined[counted] ?? one, one.times)
      joined[at] = asFiller(one)
      return
    }
    const last = lengthBefore(joined, at)
    const pair = last && isEasy(joined, last.at) ? lengthBefore(joined, last.start) : undefined
    if (one.times > MAX_TIMES) joined[at] = { kind: 'unsupported', sentence: SAY_TIMES, from, to }
    else if (last && isOneOfAimed(joined, last, one, sentence))
      joined[at] = { kind: 'unsupported', sentence: SAY_TIMES, from, to }
    else if (last && pair && isSteady(joined[last.at + 1]) && isAimedRow(joined, last, at))
      joined[at] = { kind: 'sets of', times: one.times, holds: 'all', parts: 2, from, to }
    else if (last && pair && !isEasy(joined, pair.at)) {
      joined[pair.at] = { ...setOf(one.times, pair.length), rest: last.length.amount, to: last.length.to }
      for (let inner = last.start; inner < at; inner += 1) joined[inner] = asFiller(joined[inner] ?? one)
      joined[at] = asFiller(one)
    } else if (last && isSlashed(joined, last, sentence) && isAimedRow(joined, last, at))
      joined[at] = { kind: 'sets of', times: one.times, holds: 'all', parts: 2, from, to }
    else if (last && isAlone(joined, last.start)) {
      joined[last.at] = setOf(one.times, last.length)
      joined[at] = asFiller(one)
    } else if (last && isAimedRow(joined, last, at))
      joined[at] = { kind: 'sets of', times: one.times, holds: 'all', parts: 2, from, to }
    else joined[at] = { kind: 'unsupported', sentence: SAY_TIMES, from, to }
  })
  return joined.map((one, at) => (isTimeOfEach(one, joined, at, sentence) ? { ...one, kind: 'bout time' } : one))
}

/** The index of the pair before, of which nobody said how often: "30/30 at 120%, 20 repetitions". */
function pairBefore(mentions: readonly Mention[], at: number): number | undefined {
  const index = mentions.slice(0, at).findLastIndex(({ kind }) => !DESCRIPTIONS.has(kind) && kind !== 'punctuation')
  const pair = mentions[index]
  return pair?.kind === 'set' && pair.isCountAssumed ? index : undefined
}

function withTimes(one: Mention, times: number): Mention {
  return one.kind === 'set' ? { ...one, times, isCountAssumed: false, isOpen: false } : one
}

/** Whether a count behind a comma may be of two lengths, each with its target: "1 km at 4:00, 1 km at 4:30, 5 times". */
function isOneOfAimed(mentions: readonly Mention[], last: Length, times: Mention, sentence: string): boolean {
  const first = /times/i.test(sentence.slice(times.from, times.to)) ? lengthBefore(mentions, last.start) : undefined
  return (
    first !== undefined &&
    mentions.slice(first.at, last.start).some(({ kind }) => FIGURES.has(kind)) &&
    sentence.slice(first.length.to, last.length.from).includes(',')
  )
}

/** "hard 2 min, easy 1 min, x6": behind a comma the count need not be of the last length alone. */
function countApart(one: Mention, sentence: string): Mention[] {
  if (one.kind !== 'set' || one.rest) return [one]
  const count = /,\s*[x×*]\s?\d/.exec(sentence.slice(one.from, one.to))
  if (!count) return [one]
  const split = one.from + count.index
  return [
    { kind: 'amount', amount: one.bout, from: one.from, to: split },
    { kind: 'times', times: one.times, from: split + 1, to: one.to },
  ]
}

/** "300w for 1 min, 200w for 1 min x 12": a count behind two equal lengths, each behind its target, is of both. */
function countOfPair(one: Mention, at: number, all: readonly Mention[], sentence: string): Mention | Mention[] {
  const isCountLast = one.kind === 'set' && !one.rest && /[x×*]\s?\d+$/i.test(sentence.slice(one.from, one.to))
  if (!isCountLast) return one
  const [target, first, mark, second] = all
    .slice(0, at)
    .filter(({ kind }) => kind !== 'filler')
    .slice(-4)
  const isPair =
    target?.kind === second?.kind &&
    FIGURES.has(second?.kind ?? 'unknown') &&
    mark?.kind === 'punctuation' &&
    first?.kind === 'amount' &&
    first.amount.kind === 'time' &&
    one.bout.kind === 'time' &&
    first.amount.seconds === one.bout.seconds
  if (!isPair) return one
  const end = one.from + sentence.slice(one.from, one.to).search(/\s*[x×*]\s?\d+$/i)
  return [
    { kind: 'amount', amount: one.bout, from: one.from, to: end },
    { kind: 'sets of', times: one.times, holds: 'all', parts: 2, from: end + 1, to: one.to },
  ]
}

/** Whether a time is that of each bout before: "3:50 each". */
function isTimeOfEach(one: Mention, all: readonly Mention[], at: number, sentence: string): one is MentionOf<'amount'> {
  const isClock = one.kind === 'amount' && one.amount.kind === 'clock'
  return isClock && /^\s*each\b/i.test(sentence.slice(one.to)) && all.slice(0, at).some(({ kind }) => kind === 'set')
}

/** "straight into" joins two lengths as nothing else does. */
function withoutInto(one: Mention, all: readonly Mention[], sentence: string): Mention {
  const isInto = one.kind === 'link' && /\binto/i.test(sentence.slice(one.from, one.to))
  return isInto && all.some(({ kind }) => kind === 'times') ? asFiller(one) : one
}

/** A sign before a target says nothing: "4 min @ z4". */
function withoutSign(one: Mention, sentence: string): Mention {
  return one.kind === 'punctuation' && sentence.slice(one.from, one.to) === '@' ? asFiller(one) : one
}

type Length = { at: number; start: number; length: MentionOf<'amount'> }

/** The length before an index, of which only descriptions stand between; `start` is where its own words begin. */
function lengthBefore(mentions: readonly Mention[], end: number): Length | undefined {
  let at = end - 1
  if (mentions[at]?.kind === 'punctuation' || mentions[at]?.kind === 'link') at -= 1
  while (DESCRIPTIONS.has(mentions[at]?.kind ?? 'unknown')) at -= 1
  const length = mentions[at]
  if (length?.kind !== 'amount' || length.isAimed || length.place) return undefined
  // "400 IM x4"
  const isSwum = isPoolDistance(length.amount) && mentions.slice(at, end).some(({ kind }) => kind === 'detail')
  if (!hasUnit(length.amount) && !isSwum) return undefined
  let start = at
  while (mentions[start - 1]?.kind === 'session') start -= 1
  return { at, start, length }
}

/** Whether a length is easy, by the word behind it or before it. */
function isEasy(mentions: readonly Mention[], at: number): boolean {
  return [mentions[at - 1], mentions[at + 1]].some(
    (one) => (one?.kind === 'session' && one.session === 'easy') || (one?.kind === 'zone' && one.zone <= 2),
  )
}

/** Whether the second of two turns has a zone above that of a rest: "3 min z4 2 min z2 x5". */
function isSteady(target: Mention | undefined): boolean {
  return target?.kind === 'zone' && target.zone === 2
}

/** Whether a stroke alone stands between two lengths: "1 min 120% / 1 min 50% x 10". */
function isSlashed(mentions: readonly Mention[], last: Length, sentence: string): boolean {
  const before = mentions[last.start - 1]
  return before !== undefined && sentence.slice(before.from, before.to) === '/'
}

/** Whether two lengths stand side by side, each with its target: "5 min @ 95% 5 min @ 85% x4". */
function isAimedRow(mentions: readonly Mention[], last: Length, end: number): boolean {
  const first = lengthBefore(mentions, last.start)
  const hasTarget = (from: number, to: number) => mentions.slice(from, to).some(({ kind }) => FIGURES.has(kind))
  return (
    first !== undefined && isAlone(mentions, first.start) && hasTarget(first.at, last.start) && hasTarget(last.at, end)
  )
}

const FIGURES = new Set<Mention['kind']>(['percent', 'power', 'pace', 'zone'])

/** Whether no other length or target stands directly before: then the count may be of both. */
function isAlone(mentions: readonly Mention[], start: number): boolean {
  const before = mentions.slice(0, start).findLast(({ kind }) => kind !== 'filler')
  return before === undefined || APART.has(before.kind)
}

function setOf(times: number, { amount, from, to }: MentionOf<'amount'>): MentionOf<'set'> {
  return { kind: 'set', times, bout: amount, from, to }
}

function asFiller({ from, to }: Mention): Mention {
  return { kind: 'filler', from, to }
}

const DESCRIPTIONS = new Set<Mention['kind']>([
  ...(['zone', 'percent', 'power', 'pace', 'race pace', 'beats', 'rated', 'offset', 'session'] as const),
  ...(['cadence', 'detail', 'filler', 'metric', 'sport'] as const),
])
const APART = new Set<Mention['kind']>(['punctuation', 'link', 'sport', 'session', 'warm-up or cool-down', 'unknown'])
// As many as a set has (our choice).
const MAX_TIMES = 60
const SAY_TIMES = 'Say what is repeated how often, such as 2x(5x400 m).'
