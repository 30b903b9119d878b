import type { SportId } from '../../sports/registry.ts'
import type { Percents } from '../plan/plan.ts'

/** The ramps that warm-ups and cool-downs of a sport may be. */
export type Ramps = {
  sport: SportId
  /** What to do in the ramp of a warm-up. */
  notes: string
  /** The ramp of a warm-up, and of a cool-down. */
  rising: Percents
  falling: Percents
  /** How many of ten warm-ups are ramps, by the sport's own metric. */
  ofTen: number
}

export const ride: Ramps = {
  sport: 'cycling',
  notes: 'Start with hardly any pressure on the pedals and let the power come up by itself.',
  // Most coach-written rides open with a ramp from 45 % of FTP and end near 40 %.
  rising: [45, 70],
  falling: [40, 60],
  ofTen: 7,
}

export const run: Ramps = {
  sport: 'running',
  notes: 'Start at a shuffle and let the pace come up by itself; nothing is forced.',
  // Our choice: from the slow end of easy to the middle of steady, and down to a jog.
  rising: [72, 83],
  falling: [70, 76],
  ofTen: 5,
}
