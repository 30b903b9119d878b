import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** 220, 440 and 880 on a track are yards: "440s x 8 with 220 jog". */
export function readYards(phrases: readonly Phrase[]): Phrase[] {
  const isRepeated = (at: number) => phrases[at - 1]?.is === 'count' || phrases[at + 1]?.is === 'count'
  const isOnTrack = phrases.some((one, at) => one.is === 'length' && isOfYards(one.length) && isRepeated(at))
  if (!isOnTrack) return [...phrases]
  return phrases.map((one): Phrase => {
    if (one.is === 'length' && isOfYards(one.length)) return { ...one, length: { ...one.length, unit: 'yd' } }
    if (one.is === 'rest' && one.rest.length && isOfYards(one.rest.length))
      return { ...one, rest: { ...one.rest, length: { ...one.rest.length, unit: 'yd' } } }
    return one
  })
}

function isOfYards({ value, unit, clock }: Length): boolean {
  return !clock && (unit === undefined || unit === 's') && YARDS.has(value)
}

const YARDS = new Set([110, 220, 440, 660, 880])
