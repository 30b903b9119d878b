import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

type Swim = { distance: number; isCounted: boolean; length: Length }

/**
 * Swims that are said twice, whole and in their pieces: "1200 easy as 6x200" is the set, as hard as the whole; "5x200 as 4x50
 * with 5 s" is that set in each of them; "16x25 as 4x(4x25)" the sets in brackets. What was read before, and what follows.
 */
export function dividedAt(
  phrases: readonly Phrase[],
  at: number,
  swim: Swim,
  read: readonly Phrase[],
): { read: Phrase[]; rest: Phrase[] } | undefined {
  const [times, next] = [phrases[at + 1], phrases[at + 2]]
  if (times?.is !== 'count' || times.isBehind) return undefined
  const whole = read.findLastIndex((one) => one.is === 'length')
  const behind = read.slice(whole + 1)
  const count = read[whole - 1]
  const isOpen = behind.every(
    (one) => one.is === 'sport' || one.is === 'aim' || one.is === 'detail' || isSign(one, ','),
  )
  if (whole < 0 || !isOpen) return undefined
  const before = read.slice(0, whole)
  const kept = behind.filter((one) => one.is === 'aim' || one.is === 'detail' || one.is === 'sport')
  const far = lengthOf(next)
  const each = far && distanceOf(far)
  if (!swim.isCounted)
    return each && times.times * each === swim.distance
      ? { read: [...before, ...kept], rest: phrases.slice(at + 1) }
      : undefined
  if (count?.is !== 'count') return undefined
  if (each && times.times * each === swim.distance) {
    const end = endOf(phrases, at + 1)
    const place = { from: times.from, to: phrases[end - 1]?.to ?? times.to }
    return {
      read: [...before, { is: 'open', from: times.from, to: times.from }],
      rest: [
        ...phrases.slice(at + 1, end),
        ...kept,
        { is: 'close', from: place.to, to: place.to },
        ...phrases.slice(end),
      ],
    }
  }
  const sum = next?.is === 'open' ? times.times * sumInBracket(phrases, at + 2) : (each ?? 0) * times.times
  return sum === count.times * swim.distance
    ? { read: [...before.slice(0, -1), ...kept], rest: phrases.slice(at + 1) }
    : undefined
}

function endOf(phrases: readonly Phrase[], from: number): number {
  const end = phrases.findIndex(
    (one, index) => index > from && (isSign(one, ',', ';', '.') || isMark(one, 'then') || one.is === 'close'),
  )
  return end < 0 ? phrases.length : end
}

function sumInBracket(phrases: readonly Phrase[], open: number): number {
  let sum = 0
  for (let at = open + 1; at < phrases.length; at += 1) {
    const [phrase, before] = [phrases[at], phrases[at - 1]]
    if (phrase?.is === 'close') return sum
    if (phrase?.is === 'open') return Number.NaN
    const far = lengthOf(phrase)
    if (far && !isMark(before, 'on', 'off', 'at'))
      sum += (distanceOf(far) ?? 0) * (before?.is === 'count' ? before.times : 1)
  }
  return sum
}
