import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { atLeast } from '../../units/tolerance.ts'

/** The shortest part that can be asked for, in seconds or in metres. Our choice: the generator draws none below 5 seconds. */
const LEAST = 5

export const TOO_SHORT = 'Ask for at least 5 seconds or 5 meters.'

/**
 * Whether a part of a request is long enough to be trained. One that is not above 0 passes: its own field refuses it, and
 * Zod asks here nevertheless.
 */
export function isLongEnough({ value, unit }: { value: number; unit: 'seconds' | 'minutes' | DistanceUnit }): boolean {
  if (value <= 0) return true
  if (unit === 'seconds') return atLeast(value, LEAST, 'length')
  return atLeast(unit === 'minutes' ? value * 60 : toMetres(value, unit), LEAST, 'length')
}
