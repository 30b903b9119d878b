import type { Bounds } from '../bounds/bounds.ts'
import { timeTolerance, type WorkoutAsType } from './as-type.ts'

/** The bounds of the easy and of the fast part of a session: a long one may have more of the latter. */
export function easyBoundsFor(session: WorkoutAsType): Pick<Bounds, 'easyShare' | 'strideSeconds'> {
  const { bounds, seconds } = session
  const longest = (1 + timeTolerance(session)) * seconds
  return bounds.long && longest >= bounds.long.fromSeconds ? bounds.long : bounds
}
