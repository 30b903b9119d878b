import { sumOf } from '../../units/numbers.ts'
import { roundOffNoise } from '../../units/tolerance.ts'
import type { Mention } from '../mention.ts'
import { type Unread, unreadAt } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Length, MISSING_COUNT, type SportContext, toLength } from './measure.ts'
import { findSaidTypes } from './session-type.ts'

/** The lengths of a sentence: the total of the session, and a stretch of work within it. */
export type TotalAndParts = {
  total?: { length: Length; mentions: readonly Mention[] }
  /** "20 min tempo" within an hour. */
  work?: { amount: Amount; mention: Mention }
  unread: Unread[]
}

/**
 * Finds the total among several lengths: the sum if each is named as a part ("10 min warm-up, 20 min tempo, 10 min easy"),
 * else the longest; if their units differ, the first that is not named as a part.
 */
export function splitTotalAndParts(
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): TotalAndParts {
  const { lengths, surroundings, unread } = findLengths(mentions, context)
  const [first, ...more] = lengths
  if (!first) return { unread: [...unread, ...surroundings.map(unreadPart)] }
  const parts = [first, ...more, ...surroundings]
  const isSameUnit = parts.every(({ length }) => length.durationUnit === first.length.durationUnit)
  if (!isSameUnit || !areParts(lengths, surroundings, mentions, sentence))
    return chooseTotal([first, ...more], surroundings, isSameUnit, unread)
  // The time of a set with its rests is not known here, so a total cannot be added up.
  if (mentions.some(({ kind }) => kind === 'set')) return { unread: [...unread, ...parts.map(unreadPart)] }
  const durationValue = roundOffNoise(sumOf(parts, ({ length }) => length.durationValue))
  const total = { length: { ...first.length, durationValue }, mentions: parts.map(({ mention }) => mention) }
  return { total, ...workIn(lengths.find(({ role }) => role === 'work')), unread }
}

/** A length that was said, and the part it is of if the words beside it name one. */
type SaidLength = { mention: Mention; amount: Amount; length: Length; role: 'work' | 'easy' | undefined }
/** The length of a warm-up or a cool-down. */
type Surrounding = { mention: Mention; length: Length }

function findLengths(mentions: readonly Mention[], context: SportContext) {
  const lengths: SaidLength[] = []
  const surroundings: Surrounding[] = []
  const unread: Unread[] = []
  mentions.forEach((mention, at) => {
    if (!(mention.kind === 'amount' || mention.kind === 'warm-up or cool-down') || !mention.amount) return
    const next = mentions[at + 1]
    const isUncounted = mention.kind === 'amount' && next?.kind === 'session' && next.session === 'repeats'
    const length = isUncounted ? MISSING_COUNT : toLength(mention.amount, context)
    if (typeof length === 'string') unread.push(unreadAt(mention, length))
    else if (mention.kind === 'warm-up or cool-down') surroundings.push({ mention, length })
    else lengths.push({ mention, amount: mention.amount, length, role: roleOf(at, mentions, context) })
  })
  return { lengths, surroundings, unread }
}

/** Whether all lengths are parts side by side, none of them the total that holds the others. */
function areParts(
  lengths: readonly SaidLength[],
  surroundings: readonly Surrounding[],
  mentions: readonly Mention[],
  sentence: string,
): boolean {
  if (lengths.length + surroundings.length < 2 || lengths.some(({ role }) => role === undefined)) return false
  const [one] = lengths
  // "60 min tempo ride, 15 min warm-up": a length beside a sport is the total.
  if (lengths.length === 1 && one && untilNextLength(mentions.slice(mentions.indexOf(one.mention) + 1)).some(isSport))
    return false
  const places = [...lengths, ...surroundings].map(({ mention }) => mention)
  const between = sentence.slice(Math.min(...places.map(({ to }) => to)), Math.max(...places.map(({ from }) => from)))
  return !/\b(with|w\/|incl\w*|of which|contain\w*|in|inside|within)\b/i.test(between)
}

/** The total among lengths of which one holds the others. */
function chooseTotal(
  lengths: readonly [SaidLength, ...SaidLength[]],
  surroundings: readonly Surrounding[],
  isSameUnit: boolean,
  unread: readonly Unread[],
): TotalAndParts {
  const [first] = lengths
  const longest = lengths.reduce((one, other) => (other.length.durationValue > one.length.durationValue ? other : one))
  const total = isSameUnit ? longest : (lengths.find(({ role }) => role === undefined) ?? first)
  const others = lengths.filter((one) => one !== total)
  // A minute within half an hour is one of many bouts, not all of the work.
  const minimum = isSameUnit ? MIN_WORK_SHARE * total.length.durationValue : 0
  const work = others.find(({ role, length }) => role === 'work' && length.durationValue >= minimum)
  const rest = others.filter((one) => one !== work)
  return {
    total: { length: total.length, mentions: [total.mention] },
    ...workIn(work),
    unread: [
      ...unread,
      ...rest.map((one) => (one.role ? unreadPart(one) : unreadAt(one.mention, ONE_LENGTH))),
      ...surroundings.map(unreadPart),
    ],
  }
}

// Of the total (our choice).
const MIN_WORK_SHARE = 0.1

function workIn(work: SaidLength | undefined): Pick<TotalAndParts, 'work'> {
  return work ? { work: { amount: work.amount, mention: work.mention } } : {}
}

const ONE_LENGTH = 'A session is asked for by one length: the other one counts.'

function unreadPart({ mention }: Surrounding): Unread {
  return unreadAt(mention, 'What surrounds the main set is worked out from the length.')
}

/** The part that a length is of, by the type that is named beside it. */
function roleOf(at: number, mentions: readonly Mention[], context: SportContext): SaidLength['role'] {
  const after = untilNextLength(mentions.slice(at + 1))
  const before = after.some(isSport) ? [] : untilNextLength(mentions.slice(0, at).reverse())
  const [named] = [...findSaidTypes(after, context.sport), ...findSaidTypes(before, context.sport)]
  if (!named) return undefined
  return named.type === 'endurance' ? 'easy' : 'work'
}

function isSport({ kind }: Mention): boolean {
  return kind === 'sport'
}

function untilNextLength(mentions: readonly Mention[]): readonly Mention[] {
  const end = mentions.findIndex(({ kind }) => ['amount', 'set', 'warm-up or cool-down', 'punctuation'].includes(kind))
  return end < 0 ? mentions : mentions.slice(0, end)
}
