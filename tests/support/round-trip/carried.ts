import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { cutForErg, cutForMrc, cutForZwo } from './courses.ts'
import { cutForFit } from './fit.ts'
import { cutForIntervals } from './intervals.ts'
import { normalise, normaliseOrder, normalisePercents, savedFields } from './normalise.ts'

/** What a format carries whole, and how a workout is compared with what is read from its file. */
export type Carried = {
  /** The workout cut down to what the format carries; undefined if the format carries nothing of such a workout. */
  cut: (workout: FileWorkout) => FileWorkout | undefined
  /** A form of a workout that is equal before and after a file. */
  normalise: (workout: FileWorkout) => unknown
}

/** What each format carries, by its id. */
export const carried: Readonly<Record<string, Carried>> = {
  fit: { cut: cutForFit, normalise },
  json: { cut: (workout) => workout, normalise: savedFields },
  erg: { cut: cutForErg, normalise: normaliseOrder },
  mrc: { cut: cutForMrc, normalise: normalisePercents },
  intervals: { cut: cutForIntervals, normalise },
  zwo: { cut: cutForZwo, normalise: normalisePercents },
}
