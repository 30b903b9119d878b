import { type DistanceUnit, fromMetres, roundDistance } from '#domain/units/distance.ts'

/** `42.195 km`, exact to the metre; `26.22 mi`. */
export function distanceIn(unit: DistanceUnit, metres: number): string {
  const figure = unit === 'kilometers' ? Math.round(metres) / 1000 : roundDistance(fromMetres(metres, unit), unit)
  return `${figure} ${symbols[unit]}`
}

const symbols: Record<DistanceUnit, string> = { kilometers: 'km', miles: 'mi', meters: 'm', yards: 'yd' }
