import type { Mention } from '../readers/mention.ts'
import type { Unread } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Length, lengthOf, type Ruler } from './measure.ts'
import { typesSaid } from './session-type.ts'

/** The lengths of a sentence, told apart: the whole, and a stretch of work in it. */
export type Parts = {
  whole?: { length: Length; mentions: readonly Mention[] }
  /** "20 min tempo", in an hour. */
  work?: { amount: Amount; mention: Mention }
  unread: Unread[]
}

/**
 * Which of several lengths is the whole: of lengths of a kind the one that holds the others, or, where each is a part
 * by its own name ("10 min warm-up, 20 min tempo, 10 min easy"), their sum; of different kinds the first that is no part.
 */
export function partsOf(mentions: readonly Mention[], sentence: string, ruler: Ruler): Parts {
  const { lengths, edges, unread } = lengthsIn(mentions, ruler)
  const [first, ...more] = lengths
  if (!first) return { unread: [...unread, ...edges.map(workedOut)] }
  const parts = [first, ...more, ...edges]
  const isAlike = parts.every(({ length }) => length.durationUnit === first.length.durationUnit)
  if (!isAlike || !areParts(lengths, edges, mentions, sentence)) return held([first, ...more], edges, isAlike, unread)
  // What a set takes with its rests is not known: its parts do not add up.
  if (mentions.some(({ kind }) => kind === 'set')) return { unread: [...unread, ...parts.map(workedOut)] }
  const durationValue = Number(parts.reduce((sum, { length }) => sum + length.durationValue, 0).toFixed(6))
  const whole = { length: { ...first.length, durationValue }, mentions: parts.map(({ mention }) => mention) }
  return { whole, ...workIn(lengths.find(({ role }) => role === 'work')), unread }
}

/** A length that was said, and which part it is of, where its neighbours tell. */
type Said = { mention: Mention; amount: Amount; length: Length; role: 'work' | 'easy' | undefined }
/** The length of a warm-up or a cool-down. */
type Edge = { mention: Mention; length: Length }

function lengthsIn(mentions: readonly Mention[], ruler: Ruler) {
  const lengths: Said[] = []
  const edges: Edge[] = []
  const unread: Unread[] = []
  mentions.forEach((mention, at) => {
    if (!(mention.kind === 'amount' || mention.kind === 'warm-up or cool-down') || !mention.amount) return
    const next = mentions[at + 1]
    const isUncounted = mention.kind === 'amount' && next?.kind === 'session' && next.session === 'repeats'
    const length = isUncounted ? UNCOUNTED : lengthOf(mention.amount, ruler)
    if (typeof length === 'string') unread.push({ from: mention.from, to: mention.to, sentence: length })
    else if (mention.kind === 'warm-up or cool-down') edges.push({ mention, length })
    else lengths.push({ mention, amount: mention.amount, length, role: roleOf(at, mentions, ruler) })
  })
  return { lengths, edges, unread }
}

const UNCOUNTED = 'Say how often, such as 8 × 400 m.'

/** Whether all that is said are parts beside each other, and none of them the whole that has the others in it. */
function areParts(
  lengths: readonly Said[],
  edges: readonly Edge[],
  mentions: readonly Mention[],
  sentence: string,
): boolean {
  if (lengths.length + edges.length < 2 || lengths.some(({ role }) => role === undefined)) return false
  const [one] = lengths
  // "60 min tempo ride, 15 min warm-up": a ride is a whole.
  if (lengths.length === 1 && one && untilNext(mentions.slice(mentions.indexOf(one.mention) + 1)).some(isSport))
    return false
  const places = [...lengths, ...edges].map(({ mention }) => mention)
  const between = sentence.slice(Math.min(...places.map(({ to }) => to)), Math.max(...places.map(({ from }) => from)))
  return !/\b(with|w\/|incl\w*|of which|contain\w*|in|inside|within)\b/i.test(between)
}

/** The whole among lengths of which it holds the others. */
function held(
  lengths: readonly [Said, ...Said[]],
  edges: readonly Edge[],
  isAlike: boolean,
  unread: readonly Unread[],
): Parts {
  const [first] = lengths
  const longest = lengths.reduce((one, other) => (other.length.durationValue > one.length.durationValue ? other : one))
  const whole = isAlike ? longest : (lengths.find(({ role }) => role === undefined) ?? first)
  const others = lengths.filter((one) => one !== whole)
  // A minute in half an hour is one of many, and not the whole of the work.
  const least = isAlike ? LEAST_SHARE * whole.length.durationValue : 0
  const work = others.find(({ role, length }) => role === 'work' && length.durationValue >= least)
  const rest = others.filter((one) => one !== work)
  return {
    whole: { length: whole.length, mentions: [whole.mention] },
    ...workIn(work),
    unread: [...unread, ...rest.map((one) => (one.role ? workedOut(one) : second(one))), ...edges.map(workedOut)],
  }
}

const LEAST_SHARE = 0.1

function workIn(work: Said | undefined): Pick<Parts, 'work'> {
  return work ? { work: { amount: work.amount, mention: work.mention } } : {}
}

function workedOut({ mention: { from, to } }: Edge): Unread {
  return { from, to, sentence: 'What surrounds the main set is worked out from the length.' }
}

function second({ mention: { from, to } }: Edge): Unread {
  return { from, to, sentence: 'A session is asked for by one length: the other one counts.' }
}

/** Whether a length is of a part: of work by the type that stands beside it, or of easy going. */
function roleOf(at: number, mentions: readonly Mention[], ruler: Ruler): Said['role'] {
  const after = untilNext(mentions.slice(at + 1))
  const before = after.some(isSport) ? [] : untilNext(mentions.slice(0, at).reverse())
  const [named] = [...typesSaid(after, ruler.sport), ...typesSaid(before, ruler.sport)]
  if (!named) return undefined
  return named.type === 'endurance' ? 'easy' : 'work'
}

function isSport({ kind }: Mention): boolean {
  return kind === 'sport'
}

function untilNext(mentions: readonly Mention[]): readonly Mention[] {
  const end = mentions.findIndex(({ kind }) => ['amount', 'set', 'warm-up or cool-down', 'punctuation'].includes(kind))
  return end < 0 ? mentions : mentions.slice(0, end)
}
