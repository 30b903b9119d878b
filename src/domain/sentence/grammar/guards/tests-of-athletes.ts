import type { Phrase } from '../phrase.ts'

/** Whether a session is a test by its name, "FTP test": it has a form of its own. */
export function isTest(phrases: readonly Phrase[], text: string): boolean {
  return phrases.some(({ is, from, to }) => is !== 'unknown' && /\btest(?:s|ing)?\b/i.test(text.slice(from, to)))
}
