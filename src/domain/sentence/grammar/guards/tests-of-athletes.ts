import type { Phrase } from '../phrase.ts'

/** Over-unders without their figures. */
export function isNamedOnly(phrases: readonly Phrase[], text: string, hasPieces: boolean): boolean {
  const isNamed = (pattern: RegExp) =>
    phrases.some(({ is, from, to }) => is !== 'unknown' && pattern.test(text.slice(from, to)))
  return !hasPieces && isNamed(/over.?unders?/i)
}

/** Whether a session is a test by its name, "FTP test": it has a form of its own. */
export function isTest(phrases: readonly Phrase[], text: string): boolean {
  // "FTP test: 20 min warm-up, 5 min all out, 10 easy, 20 min all out, 10 cool-down": all of it is said.
  const lengths = phrases.filter(({ is }) => is === 'length' || is === 'rest')
  const isSaid = phrases.some((one) => one.is === 'aim' && one.aim.kind === 'effort' && one.aim.name === 'max')
  const hasEnds = phrases.some(({ is }) => is === 'role')
  if (isSaid && hasEnds && lengths.length >= 3 && !/\bcss\b/i.test(text)) return false
  return phrases.some(({ is, from, to }) => is !== 'unknown' && /\btest(?:s|ing)?\b/i.test(text.slice(from, to)))
}
