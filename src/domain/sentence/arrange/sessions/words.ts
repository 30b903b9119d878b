import { formatClock } from '../../../text/grammar/numeral.ts'
import type { Span } from '../../result.ts'

/** A length in seconds or metres, and as it is read. `figure`: as it was typed, without a unit; `clock`: as one of a watch; `isRemainder`: what is left of the whole. */
export type Length = { in: 's' | 'm'; size: number; words: string; figure?: number; clock?: string; isRemainder?: true }

/** What a target, a cadence, a limit or a manner is called where it is read. `tell`: what was taken for granted; `at`: where it stands. */
export type Said = { words: string; tell?: string; at?: Span; isEven?: true }

/** A word of a session, or several that say one thing. */
export type Word = Span &
  (
    | { kind: 'times'; figure: number; isBehind?: boolean; ofSets?: boolean }
    | { kind: 'length'; length: Length }
    | { kind: 'row'; lengths: readonly Length[] }
    | { kind: 'paces'; clocks: readonly number[] }
    | ({ kind: 'aim' } & Said)
    | ({ kind: 'detail' } & Said)
    | { kind: 'easy' }
    | { kind: 'pause'; how: string; words: string }
    | { kind: 'share'; share: number; how: string }
    | { kind: 'bound'; length: Length; isLeast: boolean }
    | { kind: 'numbered'; ranges: readonly Range[]; unit?: 'km' | 'mi' }
    | { kind: 'pair'; on: Length; off: Length; times?: number; isWalked?: true }
    | { kind: 'split'; sets: number; of?: number }
    | { kind: 'place'; place: Place }
    | { kind: 'pick'; pick: Pick; count?: number; share?: number }
    | { kind: 'firstAt'; seconds: number; per?: 'mile' | 'km' }
    | { kind: 'drop'; by: number; isOverLast: boolean }
    | { kind: 'every' | 'start'; length: Length }
    | { kind: 'step'; percent: number }
    | { kind: 'end'; end: 'warm-up' | 'cool-down' }
    | { kind: 'mark'; mark: Mark }
    | {
        kind:
          | 'open'
          | 'close'
          | 'total'
          | 'sport'
          | 'filler'
          | 'main'
          | 'offAt'
          | 'with'
          | 'of'
          | 'ramp'
          | 'faster'
          | 'burst'
          | 'legs'
          | 'again'
          | 'remains'
          | 'ofEach'
          | 'talk'
          | 'spin'
          | 'day'
          | 'ends'
          | 'heldBack'
          | 'usual'
          | 'name'
          | 'overAndOver'
          | 'alternate'
          | 'nonStop'
      }
    | { kind: 'unknown' | 'classic' | 'slope'; words: string }
  )

/** From which mile or kilometre to which, both of them included. */
export type Range = readonly [first: number, last: number]

export type Mark = 'comma' | 'stop' | 'join' | 'slash' | 'colon' | 'equals'

/** Where a part is done that is named beside others. */
export type Place =
  | 'before'
  | 'ahead'
  | 'behind'
  | 'closing'
  | 'either'
  | 'between'
  | 'between sets'
  | 'after sets'
  | 'second half'

/** Which of the repetitions, or of a length, something is said of. */
export type Pick = 'odd' | 'even' | 'last' | 'first' | 'next' | 'nth' | 'others'

/** A length of time in the words that are read. */
export function timeOf(seconds: number): Length {
  const isWhole = seconds % 60 === 0
  const words = isWhole
    ? `${seconds / 60} min`
    : seconds > MOST_IN_SECONDS
      ? `${formatClock(Math.round(seconds))} min`
      : `${Math.round(seconds)} s`
  return { in: 's', size: seconds, words }
}

// A longer time is told in minutes and seconds.
const MOST_IN_SECONDS = 300

/** What is left of the whole, until it is known. */
export const REMAINDER: Length = { in: 's', size: 0, words: '', isRemainder: true }

/** A distance in the words that are read. */
export function distanceOf(metres: number): Length {
  return { in: 'm', size: metres, words: metres >= 1000 ? `${metres / 1000} km` : `${metres} m` }
}

/** So many miles, or kilometres, as another distance is told in. */
export function distanceLike({ words }: Length, count: number): Length {
  return / mi$/.test(words) ? milesOf(count) : distanceOf(count * 1000)
}

export function milesOf(miles: number): Length {
  return { in: 'm', size: miles * METRES_PER_MILE, words: `${miles} mi` }
}

export const METRES_PER_MILE = 1609.344
