import type { Phrase } from './phrase.ts'

/** "2k there, 2k back" around a set: the way to it and the way home. */
export function placeWays(phrases: readonly Phrase[], text: string): Phrase[] {
  const there = phrases.findIndex((one, at) => isWord(one, 'there', text) && isBehindLength(phrases, at))
  const back = phrases.findIndex(
    (one, at) => at > there && (isJogBack(one, text) || (isWord(one, 'back', text) && isBehindLength(phrases, at))),
  )
  if (there < 0 || back < 0 || !phrases.some(({ is }) => is === 'count')) return [...phrases]
  return phrases.flatMap((one, at): Phrase[] => {
    if (at === there) return [{ is: 'role', role: 'warmup', from: one.from, to: one.to }]
    if (at !== back) return [one]
    const role: Phrase = { is: 'role', role: 'cooldown', from: one.to - 'back'.length, to: one.to }
    return one.is === 'rest' && one.rest.length
      ? [{ is: 'length', length: one.rest.length, from: one.from, to: one.rest.length.to }, role]
      : [role]
  })
}

/** "2k there", "10 min easy there" */
function isBehindLength(phrases: readonly Phrase[], at: number): boolean {
  const [before, last] = [phrases[at - 2], phrases[at - 1]]
  return last?.is === 'length' || (last?.is === 'aim' && before?.is === 'length')
}

/** "15 min jog back" */
function isJogBack(one: Phrase, text: string): boolean {
  return one.is === 'rest' && one.rest.length !== undefined && /\bback$/i.test(text.slice(one.from, one.to))
}

function isWord({ from, to }: Phrase, word: string, text: string): boolean {
  return text.slice(from, to).toLowerCase() === word
}
