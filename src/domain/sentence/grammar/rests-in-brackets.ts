import type { Phrase } from './phrase.ts'

/** A bracket behind repetitions that holds nothing but their recovery is none: "3x12 min HMP (2 min float @ MP)". */
export function openRests(phrases: readonly Phrase[]): Phrase[] {
  const dropped = new Set<number>()
  for (const [at, phrase] of phrases.entries()) {
    if (phrase.is !== 'open' || phrases[at + 1]?.is !== 'rest') continue
    const close = phrases.findIndex((one, index) => index > at && one.is === 'close')
    const inside = phrases.slice(at + 2, close)
    const isOfRest = inside.every(
      (one) =>
        one.is === 'aim' || one.is === 'filler' || one.is === 'where' || (one.is === 'mark' && one.mark === 'at'),
    )
    if (close < 0 || !isOfRest || !isBehindSet(phrases, at)) continue
    dropped.add(at).add(close)
  }
  return dropped.size === 0 ? [...phrases] : phrases.filter((_, at) => !dropped.has(at))
}

/** Whether a set stands before, and no sign between. */
function isBehindSet(phrases: readonly Phrase[], at: number): boolean {
  const before = phrases.slice(0, at)
  const count = before.findLastIndex(({ is }) => is === 'count' || is === 'rungs')
  return count >= 0 && before.slice(count).every(({ is }) => is !== 'sign' && is !== 'open' && is !== 'rest')
}
