import type { Span } from '../../../result.ts'

/** What a word of a line says of a swim, in the words that are read; what is said of several swims is settled later. */
export type Slot = Span & {
  kind: 'stroke' | 'drill' | 'gear' | 'effort' | 'target' | 'note' | 'breath' | 'end' | 'rest' | 'pause' | 'clock'
  words: string
  /** Of a rest or a clock, `per` so far; `others`: those of the swims behind, "on 3:40 & 60". */
  seconds?: number
  others?: readonly number[]
  /** A clock as it is written. */
  figure?: string
  /** What a pace by its name was read as. */
  tell?: string
  /** What is not built of it. */
  check?: string
  per?: number
  /** Of a rest: between all swims of a group. */
  isOfAll?: boolean
  /** Of a pause: between rounds, in so many words. */
  isOfRounds?: boolean
  /** Of a pause: beside the rest of the swim before it. */
  isExtra?: boolean
  /** Of a pause: between swims of so far, or of so many, "1 min between 400s". */
  of?: number
  /** Whether it stands behind a comma, and so may be said of more than the last swim. */
  isApart?: boolean
}

/** A word of a line: a slot, what a swim begins with, a mark, or what is not known. */
export type Word =
  | Slot
  | (Span & { kind: 'open' | 'close' | 'filler' })
  | (Span & { kind: 'mark'; mark: Mark })
  | (Span & {
      kind: 'times' | 'times behind' | 'count' | 'strokes' | 'minutes' | 'by' | 'share' | 'first'
      figure: number
    })
  /** "400s", "200s+400" */
  | (Span & { kind: 'name'; figure: number; more?: readonly number[] })
  /** "till you've done 15" */
  | (Span & { kind: 'until'; figure: number })
  | (Span & { kind: 'length'; figure: number; unit: string })
  | (Span & { kind: 'row'; figures: readonly number[] })
  | (Span & { kind: 'place'; place: Place })
  | (Span & { kind: 'pool'; words: string })
  /** "set 2 on :50" */
  | (Span & { kind: 'round'; figure: number })
  /** "easy is any stroke" */
  | (Span & { kind: 'how'; words: string })
  | (Span & { kind: 'all' | 'others' })
  /** "broken", "broken 10 s at each 100" */
  | (Span & { kind: 'broken'; each: number; seconds: number })
  | (Span & { kind: 'each' })
  | (Span & { kind: 'by turns' | 'remainder' })
  /** "odd", "every 3rd", "2nd" */
  | (Span & { kind: 'turn' } & Turn)
  /** "CSS+10 x2, +9 x2" */
  | (Span & { kind: 'targets'; list: readonly TargetOfSome[] })
  /** "15 min easy", "8-10 min easy" */
  | (Span & { kind: 'time'; figure: number; range: string })
  /** "swim 60 min: …" */
  | (Span & { kind: 'total'; figure: number })
  /** "20 mins of 50s" */
  | (Span & { kind: 'block'; figure: number; minutes: number })
  | (Span & { kind: 'unknown'; words: string })

/** Which swims of a set: from the `first`, and every so many of them; 0: that one alone. */
export type Turn = { first: number; every: number; last?: number }
export type TargetOfSome = Partial<Span> & { times: number; words: string }

export type Mark = 'none' | 'comma' | 'stop' | 'join' | 'slash' | 'colon' | 'as' | 'with'

/**
 * Where a swim is done that is named beside the others. 'after': the word stands ahead of it; 'after this': between the one
 * that is done behind it and it.
 */
export type Place = 'before' | 'behind' | 'end' | 'either' | 'between' | 'last' | 'after' | 'after this' | 'in rest'

/** Seconds of "1:45", "1.45", ":45" and "45". */
export function secondsOf(clock: string): number {
  if (/^\d+$/.test(clock)) return Number(clock)
  const [minutes, seconds] = clock.split(/[:.]/).map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}

export function isPause({ kind }: Slot): boolean {
  return kind === 'rest' || kind === 'clock'
}

export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether a figure without a unit is the length of a swim. */
export function isLength(figure: number): boolean {
  return figure >= POOL && figure <= LONGEST && figure % POOL === 0
}

const POOL = 25
// In metres (our choice).
const LONGEST = 5000
