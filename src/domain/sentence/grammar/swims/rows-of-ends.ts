import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "wu 300 free/200 kick/100 back", "wu 300 + 4x25 build": what is joined to a warm-up belongs to it, a swim as long as it and a set half as long. */
export function joinWarmUps(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  // Metres or yards of the warm-up that began.
  let begun: number | undefined
  let [isWarmUp, depth] = [false, 0]
  for (const [at, phrase] of phrases.entries()) {
    read.push(phrase)
    if (phrase.is === 'open') depth += 1
    if (phrase.is === 'close') depth -= 1
    if (isSign(phrase, ',', ';', '.', ':') || isMark(phrase, 'then')) [begun, isWarmUp] = [undefined, false]
    if (phrase.is === 'role') isWarmUp = phrase.role === 'warmup'
    const own = lengthOf(phrase)
    const isCounted = phrases[at - 1]?.is === 'count'
    if (own && !isCounted) begun = Math.max(begun ?? 0, distanceOf(own) ?? 0)
    const isJoined = isSign(phrase, '/', '+') || isMark(phrase, 'and', 'plus')
    if (!isJoined || !isWarmUp || begun === undefined || depth > 0) continue
    const far = farBehind(phrases, at + 1)
    if (far === undefined) continue
    const isSet = phrases[at + 1]?.is === 'count'
    if (far > (isSet ? begun / 2 : begun) || (isSet && isSign(phrase, '/')) || hasRole(phrases, at + 1)) {
      isWarmUp = false
      continue
    }
    const place = { from: phrase.to, to: phrase.to }
    read.push({ is: 'role', role: 'warmup', ...place })
  }
  return read
}

/** How far the swim is that begins at a phrase, if it is one. */
function farBehind(phrases: readonly Phrase[], at: number): number | undefined {
  const [first, second] = [phrases[at], phrases[at + 1]]
  const length = first?.is === 'count' ? lengthOf(second) : lengthOf(first)
  const distance = length && distanceOf(length)
  return distance && distance * (first?.is === 'count' ? first.times : 1)
}

function hasRole(phrases: readonly Phrase[], from: number): boolean {
  for (const phrase of phrases.slice(from)) {
    if (phrase.is === 'role' || phrase.is === 'send-off') return true
    if (phrase.is === 'sign' || isMark(phrase, 'then', 'and', 'plus')) return false
  }
  return false
}
