import { type DistanceUnit, fromMetres } from '#domain/units/distance.ts'
import { distanceUnitLabel } from '../../../lib/format.ts'
import type { ElevationBar } from './elevation-bars.ts'

type Unit = Extract<DistanceUnit, 'kilometers' | 'miles'>

/** A place on a route: `3.3 km, 87 m, 6 % up`. */
export function placeWords({ from, to, elevation, slope }: ElevationBar, unit: Unit): string {
  const distance = fromMetres((from + to) / 2, unit)
  const parts = [`${distance.toFixed(distance < 100 ? 1 : 0)}\u202f${distanceUnitLabel[unit]}`]
  parts.push(elevation === null ? 'height unknown' : formatHeight(elevation, unit))
  const percent = slope === null ? 0 : Math.round(slope * 100)
  if (percent !== 0) parts.push(`${Math.abs(percent)}\u202f% ${percent > 0 ? 'up' : 'down'}`)
  return parts.join(', ')
}

/** A height, in feet beside miles: `87 m`. */
export function formatHeight(metres: number, unit: Unit): string {
  const isImperial = unit === 'miles'
  const height = Math.round(isImperial ? metres / METRES_PER_FOOT : metres)
  return `${height.toLocaleString('en')}\u202f${isImperial ? 'ft' : 'm'}`
}

const METRES_PER_FOOT = 0.3048
