/**
 * A length of a file, in seconds or metres, as it was meant. Programs that reckon in 32-bit floats write 480.00003 for
 * 480; near a day's seconds such figures are 0.008 apart. What is within a hundredth of a whole number is that number,
 * everything else keeps its thousandths.
 */
export function withoutFloatNoise(length: number): number {
  const whole = Math.round(length)
  return whole > 0 && Math.abs(length - whole) <= NOISE ? whole : Number(length.toFixed(3))
}

const NOISE = 0.01
