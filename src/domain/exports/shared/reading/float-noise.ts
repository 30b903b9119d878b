/**
 * Removes rounding noise from a length in seconds or metres. Programs with 32-bit floats write 480.00003 for 480, and
 * near a day's seconds such figures are 0.008 apart. A value within 0.01 of a whole number becomes that number, but
 * never 0, which is no length; others are rounded to 3 decimals.
 */
export function withoutFloatNoise(length: number): number {
  const whole = Math.round(length)
  return whole > 0 && Math.abs(length - whole) <= NOISE ? whole : Number(length.toFixed(3))
}

const NOISE = 0.01
