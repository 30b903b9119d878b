import { type SportId, sportOf } from '../../sports/registry.ts'
import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import type { Length } from './part.ts'

/** A length in its own unit, a time in seconds. */
export type Measured = { value: number; unit: 'seconds' | DistanceUnit }

export type Use = 'whole' | 'stretch' | 'end' | 'bout' | 'rest' | 'send-off'

export type Measuring = { sport: SportId; unit: DistanceUnit; isJog?: boolean; isShort?: boolean }

/** A length by what it is used for; undefined where its unit stays open. */
export function measure(length: Length, use: Use, { sport, unit, isJog, isShort }: Measuring): Measured | undefined {
  const { clock, value } = length
  const isPool = sportOf(sport).inPool
  const isRide = sportOf(sport).reference.metric === 'power'
  if (clock) return seconds(clockSeconds(clock, length, use, isPool))
  switch (length.unit) {
    case 'h':
      return seconds(value * 3600)
    case 'min':
      return seconds(value * 60)
    case 's':
      if (use === 'bout' && isPool && value >= 25 && value % 25 === 0) return { value, unit }
      if (
        (use === 'bout' || use === 'rest') &&
        !isRide &&
        value % 100 === 0 &&
        value >= (use === 'bout' ? 100 : 200) &&
        (use === 'bout' || isJog)
      )
        return { value, unit: 'meters' }
      return seconds(value)
    case 'km':
      return isPool ? { value: Math.round(value * 1000), unit: 'meters' } : { value, unit: 'kilometers' }
    case 'mi':
      return { value, unit: 'miles' }
    case 'meters':
      return { value, unit: 'meters' }
    case 'yd':
      return { value, unit: 'yards' }
    case 'm':
      if (isPool) return use === 'rest' && value < 10 ? seconds(value * 60) : { value, unit: 'meters' }
      if (isRide && use !== 'bout' && use !== 'rest' && value < 400) return seconds(value * 60)
      if (value >= 100) return { value, unit: 'meters' }
      if (isRide) return value <= 60 || use !== 'bout' ? seconds(value * 60) : undefined
      if (isShort && value >= 30) return { value, unit: 'meters' }
      if (use === 'bout' && value > 30) return undefined
      return seconds(value * 60)
    default:
      return bare(value, use, { isPool, isRide, unit, isJog: isJog === true })
  }
}

function bare(
  value: number,
  use: Use,
  { isPool, isRide, unit, isJog }: { isPool: boolean; isRide: boolean; unit: DistanceUnit; isJog: boolean },
): Measured | undefined {
  if (use === 'send-off') return seconds(value < 10 || (isRide && value <= LONGEST_BARE_ROUND) ? value * 60 : value)
  // "w/u 2": on foot a bare figure so small is in km or miles.
  if (use === 'end' && !isPool && !isRide && value <= LONGEST_BARE_END)
    return { value, unit: unit === 'miles' ? 'miles' : 'kilometers' }
  if (use === 'rest') {
    if (!Number.isInteger(value)) return undefined
    if (isPool && !isJog && (value >= 100 || (value >= 5 && value < 10))) return undefined
    if (isPool) return isJog && value >= 25 ? { value, unit } : value < 5 ? seconds(value * 60) : seconds(value)
    if (isRide) return value <= 15 ? seconds(value * 60) : value <= 180 ? seconds(value) : undefined
    if (value >= 100 && (isJog || value >= 200)) return { value, unit: 'meters' }
    return value <= 10 ? seconds(value * 60) : value <= 180 ? seconds(value) : undefined
  }
  if (isPool) return value >= 25 ? { value, unit } : undefined
  if (use === 'bout') {
    if (isRide) return value <= 60 ? seconds(value * 60) : undefined
    if (value >= 100) return { value, unit: 'meters' }
    return value <= 30 ? seconds(value * 60) : undefined
  }
  // "wu 2, cd 1" on foot: that far.
  if (use === 'end' && !isRide && value < 5) return { value, unit }
  if (isRide) return value <= 360 ? seconds(value * 60) : undefined
  if (value >= 200 && value % 100 === 0) return { value, unit: 'meters' }
  return value <= 240 ? seconds(value * 60) : undefined
}

// Minutes from one effort on a bike to the next; more are seconds.
const LONGEST_BARE_ROUND = 30

// Kilometres or miles.
const LONGEST_BARE_END = 4

function seconds(value: number): Measured {
  return { value: Math.round(value), unit: 'seconds' }
}

function clockSeconds(parts: readonly number[], { unit }: Length, use: Use, isPool: boolean): number {
  const [first = 0, second = 0, third] = parts
  if (third !== undefined) return first * 3600 + second * 60 + third
  const isHours =
    unit === 'h' ||
    (use === 'whole' && !isPool && first < 10) ||
    (use === 'stretch' && !isPool && unit !== 'min' && first <= 5 && second % 5 === 0 && first > 0)
  return isHours ? first * 3600 + second * 60 : first * 60 + second
}

/** The meters of a distance; undefined for a time. */
export function metresOf({ value, unit }: Measured): number | undefined {
  return unit === 'seconds' ? undefined : toMetres(value, unit)
}
