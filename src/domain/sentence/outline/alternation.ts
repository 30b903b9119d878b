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
  const [first, second, ...more] = parts
  const word = mentions.find(({ from, to }) => /^alternat/i.test(sentence.slice(from, to)))
  const mention = word ?? (first && second && isHardAndEasy(first, second) ? first.head : undefined)
  if (!total || !mention || !first || !second || more.length > 0) return undefined
  if (first.head?.kind !== 'amount' || second.head?.kind !== 'amount') return undefined
  const times = secondsOf(total, context) / (secondsOf(first, context) + secondsOf(second, context))
  const isWhole = Math.abs(times - Math.round(times)) < 0.01
  return isWhole && times >= (word ? 2 : MIN_TIMES)
    ? [{ group: { times: Math.round(times), mention, parts: [...parts] }, about: [] }]
    : undefined
}

/** Whether a hard part is followed by an easy one of a few minutes. */
function isHardAndEasy(first: Part, second: Part): boolean {
  const says = ({ about }: Part, names: readonly string[]) =>
    about.some((one) => one.kind === 'session' && names.includes(one.session))
  return says(first, ['hard', 'anaerobic', 'tempo', 'threshold']) && says(second, ['easy'])
}

// Fewer are parts of their own: "60 min with 20 min hard, 10 min easy" (our choice).
const MIN_TIMES = 4
