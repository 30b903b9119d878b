/**
 * How far two computed figures of a unit may differ and count as equal. Our choice: floating point makes sums of 5,000
 * steps miss each other by less than 1e-8, and no file or person writes finer than 0.001.
 */
const epsilon = {
  seconds: 1e-6,
  metres: 1e-6,
  /** A length in the unit it is written in: seconds, or kilometres, miles, metres or yards. */
  length: 1e-6,
  /** Lengths that other programs write as 32-bit floats, which near a day's seconds are 0.008 apart. */
  fileLength: 0.01,
  /** Of threshold: an effort or a bound of a zone. */
  percent: 1e-6,
  /** A share from 0 to 1, a ratio, or a product or quotient that is to be a whole number. */
  ratio: 1e-9,
  /** Quotients of a distance and a pool: three lengths of 33.33 m are the 100 m they are called. */
  poolLengths: 1e-3,
  /** Sums over the rounds of a repeat of lengths that a file writes in thousandths of a second or metre. */
  writtenLengths: 5e-3,
}

type Unit = keyof typeof epsilon

/** Whether two figures are equal but for rounding errors. */
export function isSame(one: number, other: number, unit: Unit): boolean {
  return Math.abs(one - other) <= epsilon[unit]
}

/** Whether a figure is at least the other, rounding errors aside. */
export function atLeast(value: number, least: number, unit: Unit): boolean {
  return value >= least - epsilon[unit]
}

/** Whether a figure is at most the other, rounding errors aside. */
export function atMost(value: number, most: number, unit: Unit): boolean {
  return value <= most + epsilon[unit]
}

/** Whether a figure is a whole number but for rounding errors. */
export function isWhole(value: number, unit: Unit): boolean {
  return isMultiple(value, 1, unit)
}

/** Whether a figure is a multiple of another, rounding errors aside. */
export function isMultiple(value: number, of: number, unit: Unit): boolean {
  return isSame(value, of * Math.round(value / of), unit)
}

/** Whether a distance is a whole number of pool lengths. A pool of 33⅓ m may be given as 33.33: 400 m are twelve of its lengths. */
export function isWholeLengths(distance: number, poolLength: number): boolean {
  const lengths = distance / poolLength
  return Math.abs(lengths - Math.round(lengths)) <= MAX_POOL_ROUNDING * lengths
}

const MAX_POOL_ROUNDING = 2e-4

/** Rounded to millionths, which clears the errors of floating point: 3 × 33.33 is 99.99. */
export function roundOffNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Rounded to the nearest whole number; a half is rounded down, even if a rounding error makes it more. */
export function roundHalfDown(value: number, unit: Unit): number {
  return roundUp(value - 0.5, unit)
}

/** Rounded up to a whole number; a whole number that is exceeded by a rounding error stays. */
export function roundUp(value: number, unit: Unit): number {
  return Math.ceil(value - epsilon[unit])
}

/** Rounded down to a whole number; a whole number that is missed by a rounding error is reached. */
export function roundDown(value: number, unit: Unit): number {
  return Math.floor(value + epsilon[unit])
}
