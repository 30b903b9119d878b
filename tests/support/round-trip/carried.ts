import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { carriedByErg, carriedByMrc, carriedByZwo } from './courses.ts'
import { carriedByFit } from './fit.ts'
import { carriedByIntervals } from './intervals.ts'
import { told, toldExactly, toldInOrder, toldInPercents } from './normalise.ts'

/** What a format carries whole, and how two workouts are compared that went through it. */
export type Carried = {
  /** The workout cut down to what the format carries; undefined where it carries nothing of such a workout. */
  cut: (workout: FileWorkout) => FileWorkout | undefined
  told: (workout: FileWorkout) => unknown
}

/** What each format carries, by its id. */
export const carried: Readonly<Record<string, Carried>> = {
  fit: { cut: carriedByFit, told },
  json: { cut: (workout) => workout, told: toldExactly },
  erg: { cut: carriedByErg, told: toldInOrder },
  mrc: { cut: carriedByMrc, told: toldInPercents },
  intervals: { cut: carriedByIntervals, told },
  zwo: { cut: carriedByZwo, told: toldInPercents },
}
