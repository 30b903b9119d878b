import type { GenerateRequest } from '../../generator/request.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import { convertDistance, type DistanceUnit } from '../../units/distance.ts'
import type { MainSet } from '../result.ts'
import { type Amount, isPoolDistance, secondsOfClock } from '../tokens/amounts.ts'

export type Length = Required<Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>>
export type Bout = { value: number; unit: MainSet['unit'] }

/**
 * The sport of a session, the distance unit of a figure that has none, the metric that was said, and the length of the pool
 * where the athlete corrected it.
 */
export type SportContext = {
  sport: SportId
  unit: DistanceUnit
  metric?: Metric | undefined
  pool?: number | undefined
  /** The athlete's own threshold, in the sport's first unit, if it is known. */
  reference?: number | undefined
}

/** An amount as the length of a session, whatever its size; or a sentence that says why it is none. */
export function toLength(amount: Amount, context: SportContext): Length | string {
  const { inPool } = sportOf(context.sport)
  if (isPluralDistance(amount)) return MISSING_COUNT
  if (amount.kind === 's' && inPool)
    return amount.value % 25 === 0 ? MISSING_COUNT : 'Say what this time is of, such as 15 s rest.'
  const seconds = secondsOf(amount, context)
  if (seconds !== undefined) return { durationType: 'time', durationUnit: 'minutes', durationValue: seconds / 60 }
  return distanceOf(amount, context) ?? 'Say the unit of this figure, such as 45 min or 10 km.'
}

/** Answers a distance in the plural, "400s", that has no count. */
const MISSING_COUNT = 'Say how often, such as 8 × 400 m.'

/** Why a session cannot have this length; undefined if it can. A swim by time is to be as far as one can be. */
export function checkRange(length: Length, context: SportContext): string | undefined {
  const { noun, lengths, inPool } = sportOf(context.sport)
  const isSwumByTime = inPool && length.durationUnit === 'minutes'
  const unit = isSwumByTime ? 'meters' : length.durationUnit
  const value = isSwumByTime ? (length.durationValue * 6000) / EASY_SECONDS_PER_100 : length.durationValue
  const range = lengths.find((one) => one.unit === unit)
  if (range && value >= range.min && value <= range.max) return undefined
  return `A ${noun} can be ${range?.min} to ${range?.max.toLocaleString('en')} ${unit} long.`
}

/**
 * About as far as an easy swimmer of the usual speed gets in the time of a swim, in whole hundreds, without the seconds of its
 * rests; a distance as it is.
 */
export function swumIn(length: Length, unit: DistanceUnit, restSeconds = 0): Length {
  if (length.durationUnit !== 'minutes') return length
  const metres = Math.round((length.durationValue * 60 - restSeconds) / EASY_SECONDS_PER_100) * 100
  const isInYards = unit === 'yards'
  return {
    durationType: 'distance',
    durationUnit: isInYards ? 'yards' : 'meters',
    durationValue: isInYards ? Math.round((metres * YARDS_PER_METRE) / 100) * 100 : metres,
  }
}

const YARDS_PER_METRE = 1.0936
// 2:10 per 100 m is an easy pace at a usual critical swim speed of 1:50 (our choice).
export const EASY_SECONDS_PER_100 = 130

/**
 * A part of a session in its own unit: seconds, or the distance as it was said. Undefined if the unit is unclear. On land a
 * bare figure of an `isEnd`, a warm-up or a cool-down, is in minutes from 5 on.
 */
export function toStretch(amount: Amount, context: SportContext, isEnd = false): Bout | undefined {
  const seconds = (value: number): Bout => ({ value, unit: 'seconds' })
  if (isEnd && amount.kind === 'bare' && amount.value >= 5 && amount.value <= 60 && !sportOf(context.sport).inPool)
    return seconds(amount.value * 60)
  if (amount.kind === 'time') return seconds(amount.seconds)
  if (amount.kind === 'clock') return seconds(clockSeconds(amount.parts, 'minutes'))
  if (amount.kind === 'distance') return { value: amount.value, unit: amount.unit }
  // "12x(50 + 25)"
  if (amount.kind === 'bare' && sportOf(context.sport).inPool && isPoolDistance(amount))
    return { value: amount.value, unit: context.unit }
  // "3 x (800, 400, 200)": as on a track.
  if (amount.kind === 'bare' && sportOf(context.sport).racePaces && isOfTrack(amount.value))
    return { value: amount.value, unit: 'meters' }
  // "4x(2 z5, 1 z1)" on a bike: nobody rides parts of so few kilometres.
  const isRidden = sportOf(context.sport).reference.metric === 'power'
  if (amount.kind === 'bare' && isRidden && amount.value <= MOST_MINUTES_OF_PART) return seconds(amount.value * 60)
  const length = isPluralDistance(amount) ? undefined : toLength(amount, context)
  if (!length || typeof length === 'string') return undefined
  if (length.durationUnit === 'minutes') return seconds(length.durationValue * 60)
  return amount.kind === 'm'
    ? { value: amount.value, unit: 'meters' }
    : { value: length.durationValue, unit: length.durationUnit }
}

// A greater figure may be kilometres (our choice).
const MOST_MINUTES_OF_PART = 30

/** Whether a bare figure is one of the distances that are run on a track: 200, 300, 400, 600, 800 and so on. */
function isOfTrack(value: number): boolean {
  return value >= 200 && value < 1000 && value % 50 === 0
}

/** Whether the s is a plural: "400s" are distances, as seconds are not counted in hundreds. */
export function isPluralDistance(amount: Amount): boolean {
  return amount.kind === 's' && amount.value >= 100 && amount.value % 100 === 0
}

/** The seconds of an amount of time; undefined for a distance. */
function secondsOf(amount: Amount, { sport }: SportContext): number | undefined {
  if (amount.kind === 'time') return amount.seconds
  const { inPool, sentence } = sportOf(sport)
  // In a pool a short clock time is a pace or a send-off.
  if (amount.kind === 'clock' && inPool && amount.parts.length < 3 && (amount.parts[0] ?? 0) < 10) return undefined
  if (amount.kind === 'clock') return clockSeconds(amount.parts, 'hours')
  if (amount.kind === 'distance' || inPool) return undefined
  if (amount.kind === 's') return amount.value
  if (amount.kind === 'm') return isMinutes(amount.value) ? amount.value * 60 : undefined
  return amount.value >= sentence.minBareMinutes && isMinutes(amount.value) ? amount.value * 60 : undefined
}

// "90m" and "150m" are minutes; "400m" is a lap of a track.
function isMinutes(value: number): boolean {
  return value <= MAX_MINUTES && !(value >= 200 && value % 100 === 0)
}

const MAX_MINUTES = 480

/** The seconds of a clock time. Of a session `1:15` is hours and minutes below ten hours; of a bout, minutes and seconds. */
export function clockSeconds(parts: readonly number[], first: 'hours' | 'minutes'): number {
  const [one = 0, two = 0, three] = parts
  if (three !== undefined) return one * 3600 + two * 60 + three
  return first === 'hours' && one < 10 ? one * 3600 + two * 60 : secondsOfClock(parts)
}

function distanceOf(amount: Amount, context: SportContext): Length | undefined {
  if (amount.kind === 'time' || amount.kind === 'clock') return undefined
  const { inPool } = sportOf(context.sport)
  // A bare 3 is ambiguous for a swim; for a run it is in the athlete's own unit.
  if (amount.kind === 'bare' && (inPool ? amount.value < 100 : amount.value >= 200 && amount.value < 1000))
    return undefined
  const written =
    amount.kind === 'distance'
      ? amount.unit
      : amount.kind === 'm' || (amount.kind === 'bare' && !inPool && amount.value >= 1000)
        ? 'meters'
        : context.unit
  const value = toOwnUnit(amount.value, written, context)
  return { durationType: 'distance', durationUnit: value.unit, durationValue: value.value }
}

/** A distance converted to a unit that the sport's lengths accept, if possible of the same system. */
export function toOwnUnit(value: number, written: DistanceUnit, { sport, unit }: SportContext) {
  const { distanceUnits } = sportOf(sport)
  if (distanceUnits.includes(written)) return { value, unit: written }
  const own = distanceUnits.find((one) => one === sameSystem[written]) ?? unit
  return { value: convertDistance(value, written, own), unit: own }
}

// The miles of a swim are converted to its own unit.
const sameSystem: Partial<Record<DistanceUnit, DistanceUnit>> = {
  kilometers: 'meters',
  meters: 'kilometers',
  yards: 'miles',
}
