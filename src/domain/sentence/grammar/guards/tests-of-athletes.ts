import type { Phrase } from '../phrase.ts'

/** Over-unders without their figures. */
export function isNamedOnly(phrases: readonly Phrase[], text: string, hasPieces: boolean): boolean {
  const isNamed = (pattern: RegExp) =>
    phrases.some(({ is, from, to }) => is !== 'unknown' && pattern.test(text.slice(from, to)))
  return !hasPieces && isNamed(/over.?unders?/i)
}

/** Whether a session is a test by its name, "FTP test": it has a form of its own. */
export function isTest(phrases: readonly Phrase[], text: string): boolean {
  return phrases.some(({ is, from, to }) => is !== 'unknown' && /\btest(?:s|ing)?\b/i.test(text.slice(from, to)))
}
