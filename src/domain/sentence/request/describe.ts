import type { GenerateRequest } from '../../generator/request.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type PaceUnit, paceUnitLabel } from '../../units/pace.ts'
import type { Length } from '../resolve/measure.ts'

/** A length in words: "1 hour 15 minutes", "10 kilometers", "2,000 meters". */
export function lengthReading({ durationUnit, durationValue }: Length): string {
  return durationUnit === 'minutes' ? timeReading(durationValue * 60) : counted(durationValue, durationUnit)
}

/** A main set in words: "3 × 8 minutes", "8 × 400 meters, 90 seconds rest". */
export function setReading({ times, value, unit, restSeconds }: NonNullable<GenerateRequest['set']>): string {
  const rest = restSeconds === undefined ? '' : `, ${timeReading(restSeconds)} rest`
  return `${times} × ${counted(value, unit)}${rest}`
}

/** A reference value in words: "FTP 250 W", "Threshold pace 4:10 /km". */
export function referenceReading(sport: SportId, value: string | number, per: PaceUnit | undefined): string {
  return `${sportOf(sport).reference.label} ${value} ${per ? paceUnitLabel[per] : 'W'}`
}

/** An effort that was asked for, and the reference value that follows: "3:45 /km for the work: threshold pace 4:05 /km". */
export function effortReading(
  sport: SportId,
  effort: string | number,
  value: string | number,
  per: PaceUnit | undefined,
): string {
  const { label, metric } = sportOf(sport).reference
  const unit = per ? paceUnitLabel[per] : 'W'
  // The label of a pace is a common noun; FTP is a name.
  const named = metric === 'pace' && !/^[A-Z]{2}/.test(label) ? label.toLowerCase() : label
  return `${effort} ${unit} for the work: ${named} ${value} ${unit}`
}

function timeReading(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'hours'],
    [Math.floor((whole % 3600) / 60), 'minutes'],
    [whole % 60, 'seconds'],
  ] as const
  // Below two minutes people count seconds: a rest of 90.
  if (whole < 120 && whole % 60 !== 0) return counted(whole, 'seconds')
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => counted(value, unit))
    .join(' ')
}

function counted(value: number, unit: 'hours' | 'minutes' | 'seconds' | DistanceUnit): string {
  return `${value.toLocaleString('en')} ${value === 1 ? unit.slice(0, -1) : unit}`
}
