import type { MentionOf } from '../mention.ts'
import { hasBouts, type Part, roleOf } from './part.ts'

/** The set before, or all stretches and sets before, as a group. */
export function groupBehind(parts: readonly Part[], mention: MentionOf<'sets of'>): Part[] {
  const isInside = (part: Part) =>
    roleOf(part) === undefined &&
    (part.group || part.head?.kind === 'amount' ? mention.holds === 'all' : hasBouts(part))
  const outside = parts.findLastIndex((part) => !isInside(part))
  const most = mention.parts ?? (mention.holds === 'last' ? 1 : parts.length)
  const from = Math.max(outside + 1, parts.length - most)
  const inner = parts.slice(from)
  if (inner.length === 0) return [...parts]
  const counted = inner.map((part) => withRepetitions(part, mention.reps))
  // A pair says its own rest: the one behind the sets is between them.
  const outer =
    mention.reps === undefined ? [] : counted.flatMap(({ about }) => about.filter(({ kind }) => kind === 'rest'))
  const held = counted.map((part) => ({ ...part, about: part.about.filter((one) => !outer.includes(one)) }))
  return [...parts.slice(0, from), { group: { times: mention.times, mention, parts: held }, about: outer }]
}

/** A pair whose count was said behind it: "30/30s, 2 sets of 10". */
function withRepetitions(part: Part, reps: number | undefined): Part {
  const { head } = part
  if (head?.kind !== 'set' || reps === undefined) return part
  return { ...part, head: { ...head, times: reps, isCountAssumed: false, isOpen: false } }
}
