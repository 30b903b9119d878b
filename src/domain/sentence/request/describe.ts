import { type SportId, sportOf } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type PaceUnit, paceUnitLabel } from '../../units/pace.ts'
import { formatCount, timeInWords } from '../../units/words.ts'
import type { Length } from '../resolve/measure.ts'
import type { MainSet } from '../result.ts'

/** A length in words: "1 hour 15 minutes", "10 kilometers", "2,000 meters". */
export function describeLength({ durationUnit, durationValue }: Length): string {
  return durationUnit === 'minutes' ? describeTime(durationValue * 60) : describeCount(durationValue, durationUnit)
}

/** A main set in words: "3 × 8 minutes", "8 × 400 meters, 90 seconds rest". */
export function describeSet({ times, value, unit, restSeconds }: MainSet): string {
  const rest = restSeconds === undefined ? '' : `, ${describeTime(restSeconds)} rest`
  return `${times} × ${describeCount(value, unit)}${rest}`
}

/**
 * A reference value in words: "FTP 250 W", "Threshold pace 4:10 /km". With a target of the work that it follows from:
 * "3:45 /km for the work: threshold pace 4:05 /km".
 */
export function describeReference(
  sport: SportId,
  value: string | number,
  per: PaceUnit | undefined,
  target?: string | number,
): string {
  const { label, metric } = sportOf(sport).reference
  const unit = per ? paceUnitLabel[per] : 'W'
  if (target === undefined) return `${label} ${value} ${unit}`
  // "Threshold pace" is written small within a sentence, FTP is not.
  const named = metric === 'pace' && !/^[A-Z]{2}/.test(label) ? label.toLowerCase() : label
  return `${target} ${unit} for the work: ${named} ${value} ${unit}`
}

function describeTime(seconds: number): string {
  const whole = Math.round(seconds)
  // Below two minutes people say seconds: 90 seconds rest.
  return whole < 120 && whole % 60 !== 0 ? formatCount(whole, 'second') : timeInWords(whole)
}

/** Groups thousands: 2,000 meters. */
function describeCount(value: number, unit: 'minutes' | 'seconds' | DistanceUnit): string {
  return `${value.toLocaleString('en')} ${value === 1 ? unit.slice(0, -1) : unit}`
}
