import type { Aim } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { zoneOf } from '../zones-of-efforts.ts'

/** Two efforts side by side, "easy to steady", "between steady and tempo", as the zones that they span. */
export function joinEfforts(phrases: readonly Phrase[]): Phrase[] {
  if (
    phrases.some(({ is }) => is === 'change') ||
    phrases.some((one) => one.is === 'session' && one.session === 'progression')
  )
    return [...phrases]
  const joined: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const found = rangeAt(phrases, at)
    const phrase = phrases[at]
    if (found) {
      joined.push(found.phrase)
      at = found.last
    } else if (phrase) joined.push(phrase)
  }
  return joined
}

function rangeAt(phrases: readonly Phrase[], at: number): { phrase: Phrase; last: number } | undefined {
  const isBetween = phrases[at]?.is === 'where' || isMark(phrases[at], 'between')
  const start = isBetween ? at + 1 : at
  const [low, link, high] = phrases.slice(start, start + 3)
  if (!isMark(link, isBetween ? 'and' : 'to')) return undefined
  const [from, to] = [zoneOfPhrase(low), zoneOfPhrase(high)]
  if (from === undefined || to !== from + 1) return undefined
  const span = { from: phrases[at]?.from ?? 0, to: high?.to ?? 0 }
  const aim: Aim = { kind: 'zone', low: from, high: to, ...span }
  return { phrase: { is: 'aim', aim, isAt: false, ...span }, last: start + 2 }
}

function isMark(phrase: Phrase | undefined, mark: string): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

function zoneOfPhrase(phrase: Phrase | undefined): number | undefined {
  return phrase?.is === 'aim' && phrase.aim.kind === 'effort' ? zoneOf[phrase.aim.name] : undefined
}
