import { understand } from '#domain/sentence/understand.ts'
import { readAs } from './read-as.ts'
import { wordsOf } from './words-of.ts'

/** What is asked for, left out and to be checked, in small letters. */
export function meaningInSmallLetters(sentence: string): string[] {
  const understood = understand(sentence, { sport: 'running' })
  const [unread, checks] = [understood.unread, understood.checks].map((spans) => wordsOf(sentence, spans))
  return [readAs(understood), unread, checks].map((one) => JSON.stringify(one).toLowerCase())
}
