import { type Span, type Unread, unreadAt } from '../result.ts'

/** Words that were taken or passed over, and what may be wrong with how they were read. */
export type Check = Unread

export function checkAt(words: Span, sentence: string): Check {
  return unreadAt(words, sentence)
}
