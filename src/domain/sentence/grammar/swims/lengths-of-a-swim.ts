import type { Length } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'

/** About how many metres or yards a length in a pool is; nothing for a time. */
export function distanceOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  if (unit === 'mi') return value * 1609
  if (unit === 'h' || unit === 'min') return undefined
  if (unit === 's') return value >= 25 && value % 25 === 0 ? value : undefined
  return value >= 15 ? value : undefined
}

/** How many seconds a length is; a bare figure as seconds. Nothing for a distance. */
export function secondsOf({ value, unit, clock }: Length): number | undefined {
  if (clock) {
    const [first = 0, second = 0, third] = clock
    return third === undefined ? first * 60 + second : first * 3600 + second * 60 + third
  }
  if (unit === 'min' || (unit === 'm' && value < 15)) return value * 60
  return unit === 's' || unit === undefined ? value : undefined
}

/** Whether a time, in seconds, can be a send-off for a distance in meters or yards. */
export function isTimeToSwim(seconds: number, distance: number): boolean {
  return seconds >= distance * LEAST_SECONDS
}

// Per meter or yard: less than 55 s for 100 is read as a rest (our choice).
const LEAST_SECONDS = 0.55

export function lengthOf(phrase: Phrase | undefined): Length | undefined {
  return phrase?.is === 'length' ? phrase.length : undefined
}

export function isMark<Name extends PhraseOf<'mark'>['mark']>(
  phrase: Phrase | undefined,
  ...marks: readonly Name[]
): boolean {
  return phrase?.is === 'mark' && marks.some((mark) => mark === phrase.mark)
}

export function isSign(phrase: Phrase | undefined, ...signs: readonly PhraseOf<'sign'>['sign'][]): boolean {
  return phrase?.is === 'sign' && signs.includes(phrase.sign)
}
