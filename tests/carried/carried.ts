import type { FileWorkout } from '#domain/exports/format.ts'
import { carriedByFit } from './fit.ts'

/** A workout cut down to what a file of some kind carries whole; undefined where it carries nothing of such a workout. */
export type Carried = (workout: FileWorkout) => FileWorkout | undefined

/** What each format carries, by its id. */
export const carried: Readonly<Record<string, Carried>> = {
  fit: carriedByFit,
  json: (workout) => workout,
}
