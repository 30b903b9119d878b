/**
 * A length in seconds or metres without the noise of 32-bit floats: programs write 480.00003 for 480, and near a day's
 * seconds such figures are 0.008 apart. Within a hundredth of a whole number it is that number, else it is rounded to
 * thousandths.
 */
export function withoutFloatNoise(length: number): number {
  const whole = Math.round(length)
  return whole > 0 && Math.abs(length - whole) <= NOISE ? whole : Number(length.toFixed(3))
}

const NOISE = 0.01
