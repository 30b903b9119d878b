import type { SessionEffort } from '../../generator/request/effort.ts'
import { type SportId, sportOf, workoutTypeLabel } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type PaceUnit, paceUnitLabel } from '../../units/pace.ts'
import { formatCount, timeInWords } from '../../units/words.ts'
import type { Length } from '../resolve/measure.ts'
import type { Asked, MainSet } from '../result.ts'

/** A length in words: "1 hour 15 minutes", "10 kilometers", "2,000 meters". */
export function describeLength({ durationUnit, durationValue }: Length): string {
  return durationUnit === 'minutes' ? describeTime(durationValue * 60) : describeCount(durationValue, durationUnit)
}

/** The name of a workout that a sentence spells out: "Running Tempo, 10 kilometers". */
export function describeWorkout(
  { workoutType = 'endurance', durationType, durationUnit, durationValue }: Asked,
  sport: SportId,
): string {
  const name = `${sportOf(sport).label} ${workoutTypeLabel[workoutType]}`
  const isKnown = durationType && durationUnit && durationValue !== undefined
  return isKnown ? `${name}, ${describeLength({ durationType, durationUnit, durationValue })}` : name
}

/** A part in words: "10 minutes", "2 kilometers". */
export function describeStretch({ value, unit }: { value: number; unit: MainSet['unit'] }): string {
  if (unit === 'seconds' || unit === 'minutes') return describeTime(unit === 'seconds' ? value : value * 60)
  return describeCount(value, unit)
}

/** A main set in words: "3 × 8 minutes", "8 × 400 meters, 90 seconds rest". */
export function describeSet({ times, value, unit, restSeconds, effort, notes }: MainSet): string {
  const rest = restSeconds === undefined ? '' : `, ${describeTime(restSeconds)} rest`
  return `${times} × ${describeCount(value, unit)}${effort ? ` ${effort}` : ''}${notes ? ` (${notes})` : ''}${rest}`
}

/** The effort of a session in words: "Easy throughout". */
export function describeEffort(effort: SessionEffort): string {
  return {
    recovery: 'Recovery throughout',
    easy: 'Easy throughout',
    endurance: 'No harder than endurance',
    tempo: 'Work at tempo',
    css: 'Work at critical swim speed',
    fast: 'Work above critical swim speed',
  }[effort]
}

/** A reference value in words: "FTP 250 W", "Threshold pace 4:10 /km". */
export function describeReference(sport: SportId, value: string | number, per: PaceUnit | undefined): string {
  return `${sportOf(sport).reference.label} ${value} ${per ? paceUnitLabel[per] : 'W'}`
}

/** A time in words: "8 minutes", "90 seconds". */
export function describeTime(seconds: number): string {
  const whole = Math.round(seconds)
  // Below two minutes people say seconds: 90 seconds rest.
  return whole < 120 && whole % 60 !== 0 ? formatCount(whole, 'second') : timeInWords(whole)
}

/** Groups thousands: 2,000 meters. */
function describeCount(value: number, unit: 'minutes' | 'seconds' | DistanceUnit): string {
  return `${grouped.format(value)} ${value === 1 ? unit.slice(0, -1) : unit}`
}

const grouped = new Intl.NumberFormat('en')

/** Why a swim that was asked for by time has a distance. */
export const ABOUT_AS_FAR = 'A swim is asked for by distance: about as far in that time.'

/** What the distance of a swim is that is built by time. */
export const SWUM_BY_TIME = 'It is swum by time: about as far in that time.'
