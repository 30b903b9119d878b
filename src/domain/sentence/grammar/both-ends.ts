import type { Phrase } from './phrase.ts'

/** One length for both ends where their names stand side by side: "3k wu n cd", "wu & cd 10 min". */
export function joinEnds(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as Phrase
    const next = isAnd(phrases[at + 1]) ? at + 2 : at + 1
    const end = phrases[next]
    const isPair =
      phrase.is === 'role' && phrase.role === 'warmup' && end?.is === 'role' && end.role === 'cooldown' && next > at + 1
    // "10 min wu & cd 5 min": each has its own.
    const isOwn = phrases[at - 1]?.is === 'length' && phrases[next + 1]?.is === 'length'
    if (isPair && !isOwn) {
      joined.push({ is: 'role', role: 'both', from: phrase.from, to: end.to })
      at = next
    } else joined.push(phrase)
  }
  return joined
}

function isAnd(phrase: Phrase | undefined): boolean {
  return (
    (phrase?.is === 'mark' && (phrase.mark === 'and' || phrase.mark === 'plus')) ||
    (phrase?.is === 'sign' && (phrase.sign === '/' || phrase.sign === '+'))
  )
}
