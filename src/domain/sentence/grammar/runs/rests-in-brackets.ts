import type { Phrase } from '../phrase.ts'

/** A rest with its pace in brackets behind a set, "3x12' HMP (2' float @ MP+30)": no pieces of the bouts. */
export function openRests(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const found = restAt(phrases, at)
    if (found) {
      read.push(found.phrase)
      at = found.last
    } else if (phrases[at]) read.push(phrases[at] as Phrase)
  }
  return read
}

function restAt(phrases: readonly Phrase[], at: number): { phrase: Phrase; last: number } | undefined {
  const [open, rest, second, third, fourth] = phrases.slice(at, at + 5)
  if (open?.is !== 'open' || rest?.is !== 'rest' || !rest.rest.length) return undefined
  if (!phrases.slice(Math.max(0, at - 4), at).some(({ is }) => is === 'count')) return undefined
  const isAt = second?.is === 'mark' && second.mark === 'at'
  const [aim, close, last] = isAt ? [third, fourth, at + 4] : [second, third, at + 3]
  if (aim?.is !== 'aim' || close?.is !== 'close') return undefined
  const own = { ...rest.rest, aims: [...rest.rest.aims, aim.aim], to: aim.to }
  return { phrase: { ...rest, rest: own, isSure: true, from: open.from, to: close.to }, last }
}
