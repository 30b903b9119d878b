import type { Aim } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** Speeds beside critical swim speed: "CSS+6 to CSS-4" over swims one by one, and "4 @ CSS+6, 3 @ +5" with the name said once. */
export function stepSpeeds(said: readonly Phrase[]): Phrase[] {
  const phrases = carried(said)
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const [next, end] = [phrases[at + 1], phrases[at + 2]]
    const swims = read.reduce(
      (all, one) => (one.is === 'rungs' ? one.lengths.length : one.is === 'count' ? one.times : all),
      0,
    )
    const [first, last] = [plusOf(phrase), plusOf(end)]
    if (first === undefined || last === undefined || !isMark(next, 'to') || first === last || swims < 2 || !end) {
      read.push(phrase)
      continue
    }
    const place = { from: phrase.from, to: end.to }
    const aims = Array.from({ length: swims }, (_, index): Aim => {
      const plus = Math.round(first + ((last - first) * index) / (swims - 1))
      return plus === 0 ? { kind: 'effort', name: 'css', ...place } : { kind: 'css', plus, ...place }
    })
    if (isMark(read.at(-1), 'from', 'at')) read.pop()
    read.push({ is: 'aims', aims, ...place })
    at += 2
  }
  return read
}

function plusOf(phrase: Phrase | undefined): number | undefined {
  if (phrase?.is !== 'aim') return undefined
  if (phrase.aim.kind === 'css') return phrase.aim.plus
  return phrase.aim.kind === 'effort' && phrase.aim.name === 'css' ? 0 : undefined
}

/** "@ +5" behind "@ CSS+6". */
function carried(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const length = lengthOf(phrases[at + 2])
    const isPlus =
      isMark(phrase, 'at') &&
      isSign(phrases[at + 1], '+') &&
      length !== undefined &&
      length.unit === undefined &&
      !length.clock &&
      length.value <= MOST_PLUS &&
      read.some((one) => one.is === 'aim' && one.aim.kind === 'css')
    if (!isPlus || !length) {
      read.push(phrase)
      continue
    }
    const place = { from: length.from, to: length.to }
    read.push(phrase, { is: 'aim', aim: { kind: 'css', plus: length.value, ...place }, isAt: true, ...place })
    at += 2
  }
  return read
}

// Seconds per 100 (our choice).
const MOST_PLUS = 15
