import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Part } from './part.ts'
import { secondsOf } from './seconds-of-part.ts'

/**
 * Two parts that alternate for the length of the whole, as a group: "10k alternating 1k at 3:45, 1k at 4:15" is five times
 * both, "45 min fartlek: 1 min hard 2 min easy" fifteen times. Undefined where they do not fill it.
 */
export function groupAlternating(
  total: Part | undefined,
  parts: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part[] | undefined {
  const timed = groupForTime(parts, mentions, sentence, context)
  if (timed) return timed
  const [first, second, ...more] = parts
  const word = alternatingIn(mentions, sentence)
  const mention = word ?? (first && second && isHardAndEasy(first, second) ? first.head : undefined)
  if (!total || !mention || !first || !second || more.length > 0) return undefined
  if (first.head?.kind !== 'amount' || second.head?.kind !== 'amount') return undefined
  const [one, other] = [secondsOf(first, context), secondsOf(second, context)]
  const times = secondsOf(total, context) / (one + other)
  const rounds = Math.floor(times + 0.01)
  // "45 min alternating 5 min z2 and 5 min z3": the first one ends it, too.
  const isHalf = word !== undefined && one === other && Math.abs(times - rounds - 0.5) < 0.01
  const group = (count: number, of: readonly Part[]): Part => ({
    group: { times: count, mention, parts: [...of] },
    about: [],
  })
  return (isHalf || times - rounds < 0.01) && rounds >= (word ? 2 : MIN_TIMES)
    ? [group(rounds, parts), ...(isHalf ? [group(1, [first])] : [])]
    : undefined
}

/** Two parts that alternate for a time of their own: "alternate 3 min zone 4 with 2 min zone 2 for 30 minutes". */
function groupForTime(
  parts: readonly Part[],
  mentions: readonly Mention[],
  sentence: string,
  context: SportContext,
): Part[] | undefined {
  const word = alternatingIn(mentions, sentence)
  if (!word) return undefined
  const at = parts.findIndex(({ head }) => head && head.from > word.from)
  const [first, second, whole] = parts.slice(at, at + 3)
  if (![first, second, whole].every((part) => part?.head?.kind === 'amount')) return undefined
  if (!first || !second || !whole?.head || !FOR.test(sentence.slice(0, whole.head.from))) return undefined
  const times = secondsOf(whole, context) / (secondsOf(first, context) + secondsOf(second, context))
  if (times < 2 || Math.abs(times - Math.round(times)) > 0.01) return undefined
  const group: Part = { group: { times: Math.round(times), mention: whole.head, parts: [first, second] }, about: [] }
  return parts.toSpliced(at, 3, group)
}

function alternatingIn(mentions: readonly Mention[], sentence: string): Mention | undefined {
  if (!ALTERNATE.test(sentence)) return undefined
  return mentions.find(({ from, to }) => ALTERNATE.test(sentence.slice(from, to)))
}

const ALTERNATE = /alternat/i
const FOR = /\bfor\s*(?:a total of\s*)?$/i

/** Whether a hard part is followed by an easy one of a few minutes. */
function isHardAndEasy(first: Part, second: Part): boolean {
  const says = ({ about }: Part, names: readonly string[]) =>
    about.some((one) => one.kind === 'session' && names.includes(one.session))
  return says(first, ['hard', 'anaerobic', 'tempo', 'threshold']) && says(second, ['easy'])
}

// Fewer are parts of their own: "60 min with 20 min hard, 10 min easy" (our choice).
const MIN_TIMES = 4
