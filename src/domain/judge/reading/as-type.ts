import type { WorkoutType } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import { type Bounds, boundsOf } from '../bounds/bounds.ts'
import { everySession } from '../bounds/every-session.ts'
import { type Bouts, boutsOf } from './bouts.ts'
import type { Moment, Reading } from './moments.ts'

/** A workout seen as one of a type, or of none. */
export type Examined = Reading & {
  as: WorkoutType | undefined
  bounds: Bounds
  found: Bouts
  /** Of all bouts together. */
  workSeconds: number
  workMetres: number
}

/** Reads a workout as one of a type: what counts as work is the type's to say. */
export function examined(reading: Reading, as: WorkoutType | undefined): Examined {
  const bounds = boundsOf(reading.sport, as)
  const found = boutsOf(reading, bounds)
  return {
    ...reading,
    as,
    bounds,
    found,
    workSeconds: sumOf(found.bouts, ({ seconds }) => seconds),
    workMetres: sumOf(found.bouts, ({ metres }) => metres),
  }
}

/** How far a time may miss its bound, as a share: that of a distance is an estimate. */
export function toleranceOf({ moments }: Pick<Reading, 'moments'>): number {
  const isEstimated = moments.some(({ step }) => step.duration.type === 'distance' || step.duration.lapButton)
  return isEstimated ? everySession.timeError : 0
}

/** The share of the time that passes in moments of a kind. Shares are from 0 to 1; 0 of a workout without time. */
export function shareOf({ moments, seconds }: Pick<Reading, 'moments' | 'seconds'>, is: (one: Moment) => boolean) {
  return seconds > 0 ? sumOf(moments.filter(is), (one) => one.seconds) / seconds : 0
}
