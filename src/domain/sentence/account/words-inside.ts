import type { Unread } from '../result.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'
import { wordsOf } from './told.ts'

/**
 * The words that were left out, with what a part was read as where they stand beside its stroke or gear, amid its words:
 * “evens” of "paddles on evens, 600 wu" may say that the paddles are of another part.
 */
export function explainWordsInside({ sentence, parts, understood: { unread } }: Facts): Unread[] {
  return unread.map((one) => {
    if (!one.sentence.endsWith(UNKNOWN)) return one
    const part = parts.find(({ mentions }) => {
      const before = mentions.findLast(({ to }) => to <= one.from)
      const behind = mentions.find(({ from }) => from >= one.to)
      return before && behind && (before.kind === 'detail' || behind.kind === 'detail')
    })
    const head = part && headOf(part)
    if (!part || !head || part.reading.length > MOST_CHARACTERS) return one
    const words = `“${sentence.slice(one.from, one.to)}” was not understood`
    return { ...one, sentence: `${words}: “${wordsOf(head, sentence)}” was read as ${part.reading}.` }
  })
}

const UNKNOWN = 'was not understood.'
// More is no short line.
const MOST_CHARACTERS = 80
