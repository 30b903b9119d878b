import type { DistanceUnit } from '../../units/distance.ts'
import type { Unit } from './words/unit-words.ts'

/**
 * A duration or a distance as it was written. The meaning of `m`, of `s`, of a bare figure and of a clock time (`1:15`)
 * depends on the sport and on what is measured, and is resolved later.
 */
export type Amount =
  /** `isSeconds`: it was written in seconds. */
  | { kind: 'time'; seconds: number; isSeconds?: true }
  | { kind: 'distance'; value: number; unit: DistanceUnit }
  | { kind: 'm' | 's' | 'bare' | 'laps' | 'lengths'; value: number }
  | { kind: 'clock'; parts: readonly number[] }

/** A figure and its unit as an amount. */
export function toAmount(value: number, unit: Unit): Amount {
  if (unit === 'm' || unit === 's' || unit === 'laps' || unit === 'lengths') return { kind: unit, value }
  if (unit === 'hours') return { kind: 'time', seconds: value * 3600 }
  if (unit === 'minutes') return { kind: 'time', seconds: value * 60 }
  if (unit === 'seconds') return { kind: 'time', seconds: value, isSeconds: true }
  return { kind: 'distance', value, unit }
}

/** The seconds of a clock time in minutes and seconds: `1:45`. */
export function secondsOfClock([minutes = 0, seconds = 0]: readonly number[]): number {
  return minutes * 60 + seconds
}

/** Whether an amount was written with its unit. */
export function hasUnit({ kind }: Amount): boolean {
  return kind !== 'bare' && kind !== 'clock'
}

/** Whether an amount is a usual distance in a pool: 25 to 1500 meters or yards, in steps of 25. */
export function isPoolDistance(amount: Amount): amount is Exclude<Amount, { kind: 'time' | 'clock' }> {
  if (amount.kind === 'time' || amount.kind === 'clock' || amount.kind === 'laps' || amount.kind === 'lengths')
    return false
  if (amount.kind === 'distance' && amount.unit !== 'meters' && amount.unit !== 'yards') return false
  return amount.value >= 25 && amount.value <= 1500 && amount.value % 25 === 0
}
