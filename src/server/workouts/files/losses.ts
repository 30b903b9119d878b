import type { FileWorkout, Format, ReaderOptions } from '#domain/exports/shared/format.ts'

/** What a file leaves out of a workout, and where it widens figures of it, what it leaves out when it does not. */
export function lossesOf(out: NonNullable<Format['out']>, workout: FileWorkout, options: ReaderOptions) {
  const losses = out.losses(workout, options)
  const exactLosses = out.widens ? out.losses(workout, { ...options, width: 'exact' }) : losses
  return exactLosses.join() === losses.join() ? { losses } : { losses, exactLosses }
}
