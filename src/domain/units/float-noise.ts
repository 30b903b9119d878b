import { isWhole } from './tolerance.ts'

/**
 * Removes rounding noise from a length in seconds or metres. Programs with 32-bit floats write 480.00003 for 480. A value
 * that is whole but for such noise becomes that number, but never 0, which is no length; others are rounded to 3 decimals.
 */
export function withoutFloatNoise(length: number): number {
  const whole = Math.round(length)
  if (whole > 0 && isWhole(length, 'fileLength')) return whole
  return Number(length.toFixed(3)) || length
}
