import type { SportId } from '../../sports/registry.ts'
import type { Percents, Piece } from '../plan/plan.ts'
import type { BoutStyle } from './main-sets/families/family.ts'

/** Short fast efforts at the end of a warm-up: how many, and the seconds on and off. */
export type Primer = {
  counts: readonly number[]
  on: number
  off: number
  /** The same in hundredths of a kilometre, for sessions in kilometres. */
  inKilometres?: { on: number; off: number }
  fast: Pick<Piece, 'name' | 'notes' | 'use' | 'effort'> & { zone: number }
}

/** What surrounds the bouts of a sport: its warm-ups, openers, pauses between sets and cool-downs. */
export type FrameStyle = {
  sport: SportId
  /** What to do in the ramp of a warm-up. */
  rampNotes: string
  /** The ramp of a warm-up, and of a cool-down. */
  rising: Percents
  falling: Percents
  /** How many of ten warm-ups are ramps, by the sport's own metric. Cool-downs are: they end easier than a recovery. */
  rampsOfTen: number
  /** What lies between two sets. */
  betweenSets: BoutStyle['betweenSets']
  /** What hard work is opened with. */
  primers: readonly Primer[]
}

const opener = {
  zone: 5,
  use: 'stride',
  name: 'Opener',
  notes: 'Up to threshold and straight off again: it opens the legs and does not tire them.',
} as const
// Ten seconds are over before a power meter settles: they are ridden by feeling.
const jump = { zone: 6, effort: 9, name: 'Opener', notes: 'Out of the saddle, fast legs, then let go.' } as const

export const ride: FrameStyle = {
  sport: 'cycling',
  rampNotes: 'Start with hardly any pressure on the pedals and let the power come up by itself.',
  // Most coach-written rides open with a ramp from 45 % of FTP and end near 40 %.
  rising: [45, 70],
  falling: [40, 60],
  rampsOfTen: 7,
  betweenSets: { zone: 2, use: 'easy', name: 'Easy riding', notes: 'Until your breathing is calm again.' },
  primers: [
    { counts: [2, 3], on: 60, off: 60, fast: opener },
    { counts: [3, 4], on: 10, off: 50, fast: jump },
  ],
}

const stride = {
  zone: 5,
  use: 'stride',
  name: 'Stride',
  notes: 'Quick and tall, never a sprint: it wakes the legs for what follows.',
} as const

const hundredMetres = { on: 10, off: 10 }

export const run: FrameStyle = {
  sport: 'running',
  rampNotes: 'Start at a shuffle and let the pace come up by itself; nothing is forced.',
  // Our choice: from the slow end of easy to the middle of steady, and down to a jog.
  rising: [72, 83],
  falling: [70, 76],
  rampsOfTen: 5,
  betweenSets: { zone: 1, effort: 1, name: 'Walk or jog', notes: 'Until your breathing is calm again.' },
  primers: [
    { counts: [3, 4, 5], on: 15, off: 45, inKilometres: hundredMetres, fast: stride },
    { counts: [3, 4, 5], on: 20, off: 40, inKilometres: hundredMetres, fast: stride },
  ],
}
