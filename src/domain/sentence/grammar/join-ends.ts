import type { Phrase } from './phrase.ts'

/** "wup n cdown 10 min", "WU + WD 400": a warm-up and a cool-down that are named together are both as long. */
export function joinEnds(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [first, sign, second] = [phrases[at], phrases[at + 1], phrases[at + 2]]
    if (!first) continue
    const isPair = first.is === 'role' && first.role === 'warmup' && second?.is === 'role' && second.role === 'cooldown'
    if (isPair && isJoining(sign)) {
      joined.push({ is: 'role', role: 'both', from: first.from, to: second.to })
      at += 2
    } else joined.push(first)
  }
  return joined
}

function isJoining(phrase: Phrase | undefined): boolean {
  if (phrase?.is === 'mark') return phrase.mark === 'and' || phrase.mark === 'plus'
  return phrase?.is === 'sign' && (phrase.sign === '/' || phrase.sign === '+')
}
