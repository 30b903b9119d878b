import { acceptedRanges } from '../../generator/request/ranges.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit } from '../../units/distance.ts'
import type { Amount } from '../tokens/amounts.ts'

export type Length = Required<Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>>
export type Bout = { value: number; unit: NonNullable<GenerateRequest['set']>['unit'] }

/** What a sport counts in unless a sentence says otherwise. */
export type Ruler = { sport: SportId; unit: DistanceUnit }

/** An amount as a length of the sport, however short or long it is; or why it cannot be one. */
export function lengthOf(amount: Amount, ruler: Ruler): Length | string {
  const { noun, durationTypes } = sportOf(ruler.sport)
  if (isRepeated(amount)) return 'Say how often, such as 8 × 400 m.'
  const seconds = secondsOf(amount, ruler)
  if (seconds !== undefined && !durationTypes.includes('time'))
    return `A ${noun} is asked for by distance: say it in meters or yards.`
  const length = seconds === undefined ? distanceOf(amount, ruler) : timed(seconds)
  return length ?? 'Say the unit of this figure, such as 45 min or 10 km.'
}

/** Why a session cannot be as long as that; undefined where it can. */
export function beyondRange({ durationUnit, durationValue }: Length, { sport }: Ruler): string | undefined {
  const range = acceptedRanges[sport].find(({ unit }) => unit === durationUnit)
  if (range && durationValue >= range.min && durationValue <= range.max) return undefined
  return `A ${sportOf(sport).noun} can be ${range?.min} to ${range?.max.toLocaleString('en')} ${durationUnit} long.`
}

/**
 * An amount as one bout of so many. A figure whose unit is open is read as what makes a session: minutes up to two and a
 * half hours of work, or up to the length that was asked for, else seconds; from a hundred on metres. Threshold, sweet
 * spot, tempo and endurance are counted in minutes, however many.
 */
export function boutOf(amount: Amount, times: number, ruler: Ruler, most = 150, type?: WorkoutType): Bout | string {
  const { inPool } = sportOf(ruler.sport)
  if (amount.kind === 'distance') return boutDistance(amount.value, amount.unit, ruler)
  // "3x8" of somebody who swims: no repetition is as short as that.
  if (inPool && amount.kind === 'bare' && amount.value < 10) return 'Say how far each is, such as 8 × 100 m.'
  if (inPool)
    return amount.kind === 'time' || amount.kind === 'clock'
      ? 'The main set of a swim is asked for by distance.'
      : boutDistance(amount.value, amount.kind === 'm' ? 'meters' : ruler.unit, ruler)
  if (amount.kind === 'time') return timedBout(amount.seconds, amount.isSeconds === true)
  if (amount.kind === 'clock') return timedBout(clockSeconds(amount.parts, 'minutes'), false)
  const { kind, value } = amount
  const isLong = type === 'threshold' || type === 'sweet spot' || type === 'tempo'
  // "4x20 threshold" in an hour: too much, and for the request to say so; but never twenty seconds.
  if ((isLong || type === 'endurance') && kind !== 's' && value < 100) return { value, unit: 'minutes' }
  if (kind === 's' && !isRepeated(amount))
    // "2x20s": nobody does sweet spot for twenty seconds.
    return (isLong && times <= 6 && value <= 40) || (type === undefined && times * value < 60)
      ? { value, unit: 'minutes' }
      : { value, unit: 'seconds' }
  if (value >= 100) return { value, unit: 'meters' }
  if (value * times <= most) return { value, unit: 'minutes' }
  return kind === 'm' ? { value, unit: 'meters' } : { value, unit: 'seconds' }
}

/** Seconds of a rest; a bare figure counts as the bout does, in a pool in seconds. */
export function restSecondsOf(amount: Amount, ruler: Ruler, bout: Bout): number | undefined {
  if (amount.kind === 'time') return amount.seconds
  if (amount.kind === 'clock') return clockSeconds(amount.parts, 'minutes')
  if (amount.kind === 'distance') return undefined
  if (amount.kind === 's') return amount.value
  if (amount.kind === 'm') return amount.value < 60 ? amount.value * 60 : undefined
  // "10 x 200 / 200": the jog is as long as the run.
  if (bout.unit !== 'minutes' && bout.unit !== 'seconds' && !sportOf(ruler.sport).inPool && amount.value % 100 === 0)
    return undefined
  const isMinutes =
    bout.unit === 'minutes' ? amount.value < 15 : amount.value < 5 || (!sportOf(ruler.sport).inPool && amount.value < 8)
  return bout.unit === 'seconds' || !isMinutes ? amount.value : amount.value * 60
}

/** "400s": distances that are done again and again; of seconds nobody counts hundreds. */
function isRepeated(amount: Amount): boolean {
  return amount.kind === 's' && amount.value >= 100 && amount.value % 100 === 0
}

/** Minutes or seconds as they are said; undefined for a distance. */
function secondsOf(amount: Amount, { sport }: Ruler): number | undefined {
  if (amount.kind === 'time') return amount.seconds
  if (amount.kind === 'clock') return clockSeconds(amount.parts, 'hours')
  if (amount.kind === 'distance' || sportOf(sport).inPool) return undefined
  if (amount.kind === 's') return amount.value
  if (amount.kind === 'm') return isMinutes(amount.value) ? amount.value * 60 : undefined
  return amount.value >= leastBareMinutes[sport] && isMinutes(amount.value) ? amount.value * 60 : undefined
}

// "90m" and "150m" are minutes, "400m" is a lap of the track.
function isMinutes(value: number): boolean {
  return value <= LONGEST_MINUTES && !(value >= 200 && value % 100 === 0)
}

const LONGEST_MINUTES = 480
// "run 10" is ten of what the athlete runs in, "run 30" are minutes; nobody asks for a ride of ten kilometres.
const leastBareMinutes: Record<SportId, number> = { running: 20, cycling: 10, swimming: Number.POSITIVE_INFINITY }

/** `1:15` is an hour and a quarter and `45:00` are minutes; of a bout `1:15` are minutes and seconds. */
function clockSeconds(parts: readonly number[], first: 'hours' | 'minutes'): number {
  const [one = 0, two = 0, three] = parts
  if (three !== undefined) return one * 3600 + two * 60 + three
  return first === 'hours' && one < 10 ? one * 3600 + two * 60 : one * 60 + two
}

function timed(seconds: number): Length {
  return { durationType: 'time', durationUnit: 'minutes', durationValue: seconds / 60 }
}

function distanceOf(amount: Amount, ruler: Ruler): Length | undefined {
  if (amount.kind === 'time' || amount.kind === 'clock') return undefined
  const { inPool } = sportOf(ruler.sport)
  // Of a swim 3 alone might be anything; of a run it is in the athlete's own unit.
  if (amount.kind === 'bare' && (inPool ? amount.value < 100 : amount.value >= 200 && amount.value < 1000))
    return undefined
  const written =
    amount.kind === 'distance'
      ? amount.unit
      : amount.kind === 'm' || (amount.kind === 'bare' && !inPool && amount.value >= 1000)
        ? 'meters'
        : ruler.unit
  const value = ownDistance(amount.value, written, ruler)
  return { durationType: 'distance', durationUnit: value.unit, durationValue: value.value }
}

/** A distance in a unit the sport is asked for in, the same system's where there is one. */
function ownDistance(
  value: number,
  written: DistanceUnit,
  { sport, unit }: Ruler,
): { value: number; unit: DistanceUnit } {
  const { distanceUnits } = sportOf(sport)
  if (distanceUnits.includes(written)) return { value, unit: written }
  const isPool = sportOf(sport).inPool
  const own =
    isPool && written === 'kilometers'
      ? 'meters'
      : written === 'meters'
        ? 'kilometers'
        : written === 'yards'
          ? 'miles'
          : unit
  return { value: convertDistance(value, written, own), unit: own }
}

function boutDistance(value: number, unit: DistanceUnit, ruler: Ruler): Bout {
  return sportOf(ruler.sport).inPool ? ownDistance(value, unit, ruler) : { value, unit }
}

function timedBout(seconds: number, isSeconds: boolean): Bout {
  return isSeconds || seconds % 15 !== 0 || (seconds < 120 && seconds % 60 !== 0)
    ? { value: seconds, unit: 'seconds' }
    : { value: seconds / 60, unit: 'minutes' }
}
