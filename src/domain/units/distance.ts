/** The distance units a step or a request can be written in. */
export const distanceUnits = ['kilometers', 'miles', 'meters', 'yards'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

export const METRES_PER_MILE = 1609.344
/** Yards in a metre, as the specification gives it (the exact figure is 1.0936133). */
export const YARDS_PER_METRE = 1.09361

const metresPer: Record<DistanceUnit, number> = {
  kilometers: 1000,
  miles: METRES_PER_MILE,
  meters: 1,
  yards: 1 / YARDS_PER_METRE,
}

/** Decimals a distance is kept with: hundredths of a kilometre or mile, whole metres and yards. */
export const decimalsOf: Record<DistanceUnit, number> = { kilometers: 2, miles: 2, meters: 0, yards: 0 }

/** Metres of a distance. Throws a RangeError unless at least 0 and finite. */
export function toMetres(value: number, unit: DistanceUnit): number {
  refuseNegative(value)
  return value * metresPer[unit]
}

/** A distance in metres, unrounded, in another unit. Throws a RangeError unless at least 0 and finite. */
export function fromMetres(metres: number, unit: DistanceUnit): number {
  refuseNegative(metres)
  return metres / metresPer[unit]
}

/**
 * The distance in another unit, rounded to that unit's decimals but never to zero: 2 m are 0.01 km. In its own unit it
 * stays as it is. Throws a RangeError unless at least 0 and finite.
 */
export function convertDistance(value: number, from: DistanceUnit, to: DistanceUnit): number {
  refuseNegative(value)
  if (from === to || value === 0) return value
  return Math.max(10 ** -decimalsOf[to], roundDistance(fromMetres(toMetres(value, from), to), to))
}

/** Rounds to the decimals the unit is kept with. */
export function roundDistance(value: number, unit: DistanceUnit): number {
  return Number(value.toFixed(decimalsOf[unit]))
}

function refuseNegative(value: number) {
  if (!(Number.isFinite(value) && value >= 0)) throw new RangeError('A distance must be at least zero and finite.')
}
