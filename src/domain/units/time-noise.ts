import { isWhole } from './tolerance.ts'

/** One unit in the last place of a 32-bit float, as a share of its value. */
const MAX_NOISE_SHARE = 2 ** -23

/**
 * Removes rounding noise from a time in seconds. Programs with 32-bit floats write 480.00003 for 480, others cut 60 to
 * 59.999. A time that is whole but for such noise becomes whole, but never 0, which is no length; others keep 3 decimals.
 */
export function withoutTimeNoise(seconds: number): number {
  const whole = Math.round(seconds)
  const isNoise = isWhole(seconds, 'writtenLengths') || Math.abs(seconds - whole) <= MAX_NOISE_SHARE * whole
  return (isNoise && whole) || Number(seconds.toFixed(3)) || seconds
}
