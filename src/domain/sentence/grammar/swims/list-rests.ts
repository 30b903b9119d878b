import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, isSign, secondsOf } from './lengths-of-a-swim.ts'

/** "3 x (200, 100, 50), 10s/20s/90s": a rest for each swim of the brackets before it. */
export function listRests(phrases: readonly Phrase[]): Phrase[] {
  for (const [at, phrase] of phrases.entries()) {
    if ((phrase.is !== 'rungs' && phrase.is !== 'pair') || !areRests(phrase.lengths)) continue
    let close = at - 1
    while (isSign(phrases[close], ',') || isMark(phrases[close], 'with')) close -= 1
    if (phrases[close]?.is !== 'close') continue
    const open = phrases.slice(0, close).findLastIndex(({ is }) => is === 'open')
    const ends = phrases.flatMap((one, index) =>
      index > open && index < close && isSign(one, ',', '/', '+') ? [index] : [],
    )
    if (ends.length + 1 !== phrase.lengths.length) continue
    const rests = new Map([...ends, close].map((end, index) => [end, phrase.lengths[index]]))
    const behind = phrases[at + 1]?.is === 'rest word' ? at + 2 : at + 1
    const body = phrases.slice(0, close + 1).flatMap((one, index): Phrase[] => {
      const length = rests.get(index)
      return length ? [restOf(length), one] : [one]
    })
    return [...body, ...listRests(phrases.slice(behind))]
  }
  return [...phrases]
}

function areRests(lengths: readonly Length[]): boolean {
  return lengths.every(
    (length) => (length.unit === 's' || length.clock !== undefined) && (secondsOf(length) ?? 999) <= 180,
  )
}

function restOf(length: Length): Phrase {
  const { from, to } = length
  return { is: 'rest', rest: { from, to, length, aims: [] }, isSure: true, from, to }
}
