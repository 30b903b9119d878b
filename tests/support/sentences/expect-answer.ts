import { expect } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from './read-as.ts'
import { wordsOf } from './words-of.ts'

/** Asserts all of an answer: what is asked for, the words that were read, if they are said, those left out and those to be checked. */
export function expectAnswer(
  sentence: string,
  { asked, words, unread, checks }: { asked: string; words?: string; unread: string[]; checks: string[] },
): void {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  if (words !== undefined) expect([...new Set(wordsOf(sentence, understood.found))].join(' | ')).toBe(words)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual(checks)
}
