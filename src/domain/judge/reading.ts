import { type SportId, sportOf, type WorkoutType } from '../sports/registry.ts'
import type { Reference } from '../sports/sport.ts'
import { effortOf, type ReferenceValue } from '../workout/effort.ts'
import { unrolled } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import type { Pool } from '../workout/swim.ts'
import { metresOf, secondsOf } from '../workout/totals.ts'
import { type Bounds, boundsOf } from './bounds.ts'

/** What is judged: any stored steps, and what was asked for where that is known. */
export type Judged = {
  sport: SportId
  type: WorkoutType
  steps: StoredSteps
  /** The athlete's own: watts, or seconds per kilometre or 100 m. */
  reference?: ReferenceValue
  /** Of a swim. */
  poolLength?: Pool | null
  /** The length that was asked for, already rounded. */
  asked?: { seconds: number } | { metres: number }
}

/** One step as it is trained. `percent` is the middle of its target, of FTP or of threshold speed. */
export type Moment = { step: Step; seconds: number; metres: number; percent: number }

/** The workout as the checks read it, repeats counted out. */
export type Reading = Judged & {
  bounds: Bounds
  /** What percents are of: power of FTP, pace of threshold speed. */
  metric: Reference['metric']
  inPool: boolean
  moments: readonly Moment[]
  seconds: number
  metres: number
}

/** Reads a workout whose repeats are sound. */
export function readingOf(judged: Judged): Reading {
  const { sport, type, steps, reference } = judged
  const { inPool, reference: own } = sportOf(sport)
  const moments = unrolled(steps).map((step): Moment => {
    const { low, high } = effortOf(step, sport, reference)
    return {
      step,
      seconds: secondsOf(step, sport, reference),
      metres: metresOf(step, sport, reference),
      percent: (low + high) / 2,
    }
  })
  return {
    ...judged,
    bounds: boundsOf(sport, type),
    metric: own.metric,
    inPool,
    moments,
    seconds: sum(moments.map(({ seconds }) => seconds)),
    metres: sum(moments.map(({ metres }) => metres)),
  }
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
