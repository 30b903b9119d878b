import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/** Names figures that were read with words they do not belong to: over a full stop, or without the "each" before them. */
export function findWordsAcross({ sentence, mentions, parts, isUsed }: Facts): Check[] {
  return [
    ...mentions
      .filter(({ kind, from, to }) => kind === 'warm-up or cool-down' && OVER.test(sentence.slice(from, to)))
      .filter(isUsed)
      .map((one) => checkAt(one, OVER_A_STOP)),
    ...parts.flatMap((part) => {
      const head = headOf(part)
      return head && !part.reading.includes('×') && EACH.test(sentence.slice(0, head.from)) ? [checkAt(head, ONCE)] : []
    }),
  ]
}

// "10 min. Warm up a mile"
const OVER = /\.\s+\p{L}/u
const OVER_A_STOP = 'These words belong to two sentences, and were read as one length: check it.'
// "10 s each 5 min"
const EACH = /\b(?:each|every) $/i
const ONCE = 'This was read as a part that is done once: check how often.'
