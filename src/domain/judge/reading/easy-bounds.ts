import type { Bounds } from '../bounds/bounds.ts'
import type { WorkoutAsType } from './as-type.ts'

/** The bounds of the easy and of the fast part of a session: a long one may have more of the latter. */
export function easyBoundsFor({
  bounds,
  seconds,
}: Pick<WorkoutAsType, 'bounds' | 'seconds'>): Pick<Bounds, 'easyShare' | 'strideSeconds'> {
  return bounds.long && seconds >= bounds.long.fromSeconds ? bounds.long : bounds
}
