import type { Mention } from '../mention.ts'
import { type SportContext, toStretch } from '../resolve/measure.ts'
import { isEffort, isFigureOrRest } from './kinds.ts'
import { mentionsOfPart, type Part, roleOf } from './part.ts'
import { secondsOf, secondsOfBout } from './seconds-of-part.ts'

/**
 * The parts, each pair of work and rest without a count as often as fits into the length that it is done for: "1 min on 1 min
 * off for the middle 20", "last 20 min 2 on 1 off".
 */
export function countPairs(parts: readonly Part[], sentence: string, context: SportContext): Part[] {
  const counted: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part) continue
    const filled =
      next && isOpenPair(part) && isDoneFor(next, part, sentence)
        ? fill(next, part, context)
        : next && isOpenPair(next) && isDoneFor(part, next, sentence)
          ? fill(part, next, context)
          : undefined
    counted.push(filled ?? part)
    if (filled) at += 1
  }
  return counted
}

/** The parts, a pair without a count as often as fits between the ends of the whole. */
export function fillBetweenEnds(parts: readonly Part[], total: Part | undefined, context: SportContext): Part[] {
  const pairs = parts.filter(isOpenPair)
  const [pair] = pairs
  if (
    !total ||
    !pair ||
    pairs.length > 1 ||
    !parts.every((part) => part === pair || roleOf(part)) ||
    !(parts.length > 1 || isFilling(pair))
  )
    return [...parts]
  const ends = parts.filter((part) => part !== pair).reduce((sum, part) => sum + secondsOfEnd(part, context), 0)
  const seconds = secondsOf(total, context) - ends
  const times = timesIn(seconds, pair)
  return parts.flatMap((part) =>
    part === pair ? [withTimes(part, times), ...remainderOf(pair, seconds, times)] : [part],
  )
}

/** What is left of the time behind the last whole pair: "30 min, run 3 min walk 1 min" ends with 2 min of running. */
function remainderOf({ head }: Part, seconds: number, times: number): Part[] {
  if (head?.kind !== 'set' || !head.isFilling || head.bout.kind !== 'time' || head.rest?.kind !== 'time') return []
  const left = seconds - times * (head.bout.seconds + head.rest.seconds)
  const { from, to } = head
  if (times < 2 || left < LEAST_LEFT_SECONDS) return []
  // What is longer than the run is walked, as it is where the walk comes first: the word for it is among those of the pair.
  const place = { from, to: head.isRestFirst || left > head.bout.seconds ? to : from }
  return [
    {
      head: { kind: 'amount', amount: { kind: 'time', seconds: left }, ...place },
      about: [{ kind: 'session', session: 'easy', ...place }],
    },
  ]
}

const LEAST_LEFT_SECONDS = 30

/** The parts without pairs whose count nothing says. */
export function withoutOpenPairs(parts: readonly Part[]): Part[] {
  return parts.filter(({ head }) => !(head?.kind === 'set' && head.isOpen))
}

function isFilling({ head }: Part): boolean {
  return head?.kind === 'set' && head.isFilling === true
}

function secondsOfEnd({ head }: Part, context: SportContext): number {
  const amount = head?.kind === 'warm-up or cool-down' ? head.amount : undefined
  return amount ? secondsOfBout(toStretch(amount, context, true), context) : 0
}

function isOpenPair({ head }: Part): boolean {
  return head?.kind === 'set' && head.isCountAssumed === true
}

/** Whether a length without an effort stands beside a pair, in its place or with "for" or "of". */
function isDoneFor(length: Part, pair: Part, sentence: string): boolean {
  const { head } = length
  if (head?.kind !== 'amount' || length.about.some(isEffort)) return false
  const [first] = mentionsOfPart(pair)
  return head.place !== undefined || JOINED.test(sentence.slice(head.from, first?.from))
}

const JOINED = /(?:\b(?:of|as|is|for)|[:=])\s+(?:the\s+)?$/i

function fill(length: Part, pair: Part, context: SportContext): Part | undefined {
  const times = timesIn(secondsOf(length, context), pair)
  if (times < 2 || !length.head) return undefined
  const { from, to } = pair.head ?? length.head
  const isSaid = pair.about.some((one) => isEffort(one) || isFigureOrRest(one))
  const hard: Mention[] = isSaid ? [] : [{ kind: 'session', session: 'hard', from, to }]
  const counted = withTimes(pair, times)
  return { ...length, contents: [{ ...counted, about: [...counted.about, ...hard] }] }
}

function timesIn(seconds: number, { head }: Part): number {
  if (head?.kind !== 'set' || head.bout.kind !== 'time' || head.rest?.kind !== 'time') return 0
  return Math.floor(seconds / (head.bout.seconds + head.rest.seconds) + ROUNDING)
}

// Of a length that was converted.
const ROUNDING = 1e-6

function withTimes(part: Part, times: number): Part {
  const { head } = part
  return head?.kind === 'set' && times >= 2
    ? { ...part, head: { ...head, times, isCountAssumed: false, isOpen: false } }
    : part
}
