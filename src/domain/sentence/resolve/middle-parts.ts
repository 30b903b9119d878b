import type { Mention, MentionOf } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'

/** The mentions, with the length that lies in the middle of the session marked: "middle 6 km at tempo", "6 km at tempo in the middle". */
export function markMiddleParts(mentions: readonly Mention[], sentence: string): Mention[] {
  // A time behind a length is a pace: "middle 4 @ MP (7:15)".
  const heads = mentions.filter((one) => isHead(one) && !(one.kind === 'amount' && one.amount.kind === 'clock'))
  // "1 min on 1 min off for the middle 20"
  const hasPair = heads.some((one) => one.kind === 'set' && one.isCountAssumed)
  if (heads.length !== (hasPair ? 3 : 2)) return [...mentions]
  const marked = [...mentions]
  mentions.forEach((one, at) => {
    const isMiddle = one.kind === 'unknown' && /\b(?:middle|mid)\b/i.test(sentence.slice(one.from, one.to))
    if (!isMiddle || /^\s*(?:of each|ones?\b|reps?\b|sets?\b)/i.test(sentence.slice(one.to))) return
    const next = mentions[at + 1]
    const length = next?.kind === 'amount' ? next : heads.findLast(({ to }) => to <= one.from)
    // "75 min, 5 x 3 min in the middle": that is where the main set is.
    const isInMiddle = /\bin (?:the )?$/i.test(sentence.slice(0, one.from))
    if (isInMiddle && length?.kind === 'set' && heads.length === 2)
      marked[at] = { kind: 'filler', from: one.from, to: one.to }
    if (length?.kind !== 'amount' || length.place) return
    marked[mentions.indexOf(length)] = { ...length, place: 'middle' } satisfies MentionOf<'amount'>
    marked[at] = { kind: 'filler', from: one.from, to: one.to }
  })
  return marked
}
