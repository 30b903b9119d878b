import type { Amount } from './amounts.ts'
import { type Length, lengthOf, type Ruler } from './measure.ts'
import type { Mention } from './mention.ts'
import { typesSaid } from './session-type.ts'
import type { Unread } from './understood.ts'

type AmountMention = Extract<Mention, { of: 'amount' }>
type EdgeMention = Extract<Mention, { of: 'edge' }>

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
  const unread: Unread[] = []
  const edges = mentions.filter((one): one is EdgeMention => one.of === 'edge' && one.amount !== undefined)
  const found = mentions
    .filter((one): one is AmountMention => one.of === 'amount')
    .flatMap((mention) => {
      const next = mentions[mentions.indexOf(mention) + 1]
      const isUncounted = next?.of === 'idea' && next.idea === 'repeats'
      const length = isUncounted ? 'Say how often, such as 8 × 400 m.' : lengthOf(mention.amount, ruler)
      if (typeof length !== 'string') return [{ mention, length, role: roleOf(mention, mentions, ruler) }]
      unread.push({ from: mention.from, to: mention.to, sentence: length })
      return []
    })
  const around = edges.flatMap((mention) => {
    const length = mention.amount ? lengthOf(mention.amount, ruler) : ''
    return typeof length === 'string' ? [] : [{ mention, length }]
  })
  const [first] = found
  if (!first) return { unread: [...unread, ...edges.map(workedOut)] }

  const alike = [...found, ...around].every(({ length }) => length.durationUnit === first.length.durationUnit)
  const isSum =
    alike &&
    found.length + around.length > 1 &&
    found.every(({ role }) => role !== undefined) &&
    !/\b(with|w\/|incl\w*|includ\w*|of which|contain\w*|in|inside|within)\b/i.test(
      sentence.slice(
        Math.min(first.mention.to, around[0]?.mention.to ?? Number.POSITIVE_INFINITY),
        (found.at(-1) ?? first).mention.from,
      ),
    )
  const hard = found.find(({ role }) => role === 'work')
  // What a set takes with its rests is not known: its parts do not add up.
  if (isSum && mentions.some(({ of }) => of === 'set'))
    return { unread: [...unread, ...[...found, ...around].map(({ mention }) => workedOut(mention))] }
  if (isSum) {
    const parts = [...found, ...around]
    const durationValue = parts.reduce((sum, { length }) => sum + length.durationValue, 0)
    return {
      whole: {
        length: { ...first.length, durationValue: rounded(durationValue) },
        mentions: parts.map(({ mention }) => mention),
      },
      ...(hard ? { work: { amount: hard.mention.amount, mention: hard.mention } } : {}),
      unread,
    }
  }
  const longest = found.reduce((one, other) => (other.length.durationValue > one.length.durationValue ? other : one))
  const whole = found.length > 1 && alike ? longest : (found.find(({ role }) => role === undefined) ?? first)
  const others = found.filter((one) => one !== whole)
  // A minute in half an hour is one of many, and not the whole of the work.
  const isWork = ({ role, length }: (typeof found)[number]) =>
    role === 'work' && (!alike || length.durationValue >= LEAST_SHARE * whole.length.durationValue)
  const work = others.find(isWork)
  return {
    whole: { length: whole.length, mentions: [whole.mention] },
    ...(work ? { work: { amount: work.mention.amount, mention: work.mention } } : {}),
    unread: [
      ...unread,
      ...others.filter((one) => one !== work).map(({ mention, role }) => (role ? workedOut(mention) : second(mention))),
      ...edges.map(workedOut),
    ],
  }
}

const LEAST_SHARE = 0.1

function workedOut({ from, to }: Mention): Unread {
  return { from, to, sentence: 'What surrounds the main set is worked out from the length.' }
}

function second({ from, to }: Mention): Unread {
  return { from, to, sentence: 'A session is asked for by one length: the other one counts.' }
}

/** Whether a length is of a part: of work by the type that stands beside it, or of easy going. */
function roleOf(mention: AmountMention, mentions: readonly Mention[], ruler: Ruler): 'work' | 'easy' | undefined {
  const at = mentions.indexOf(mention)
  const after = untilNext(mentions.slice(at + 1))
  const before = untilNext(mentions.slice(0, at).reverse())
  const named =
    typesSaid(after, ruler.sport)[0] ??
    (after.some(({ of }) => of === 'sport') ? undefined : typesSaid(before, ruler.sport)[0])
  if (!named) return undefined
  return named.type === 'endurance' ? 'easy' : 'work'
}

function untilNext(mentions: readonly Mention[]): readonly Mention[] {
  const end = mentions.findIndex(({ of }) => ['amount', 'set', 'edge', 'break'].includes(of))
  return end < 0 ? mentions : mentions.slice(0, end)
}

function rounded(value: number): number {
  return Number(value.toFixed(6))
}
