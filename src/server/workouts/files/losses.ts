import type { FileWorkout, Format, ReaderOptions } from '#domain/exports/shared/format.ts'

/** What a format leaves out of a workout, and, where it widens figures, what it leaves out with exact ones. */
export function lossesOf(out: NonNullable<Format['out']>, workout: FileWorkout, options: ReaderOptions) {
  const losses = out.losses(workout, options)
  const exactLosses = out.widens ? out.losses(workout, { ...options, width: 'exact' }) : losses
  return exactLosses.join() === losses.join() ? { losses } : { losses, exactLosses }
}
