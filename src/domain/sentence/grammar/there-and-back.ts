import type { Phrase } from './phrase.ts'

/** "2k there, 2k back" around a set: the way to it and the way home. */
export function placeWays(phrases: readonly Phrase[], text: string): Phrase[] {
  const there = phrases.findIndex((one, at) => isWord(one, 'there', text) && phrases[at - 1]?.is === 'length')
  const back = phrases.findIndex(
    (one, at) => at > there && one.is === 'mark' && one.mark === 'back' && phrases[at - 1]?.is === 'length',
  )
  if (there < 0 || back < 0 || !phrases.some(({ is }) => is === 'count')) return [...phrases]
  return phrases.map((one, at) =>
    at === there
      ? { is: 'role', role: 'warmup', from: one.from, to: one.to }
      : at === back
        ? { is: 'role', role: 'cooldown', from: one.from, to: one.to }
        : one,
  )
}

function isWord({ from, to }: Phrase, word: string, text: string): boolean {
  return text.slice(from, to).toLowerCase() === word
}
