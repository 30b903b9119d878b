import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { convertPace, formatPace, type PaceUnit, parsePace } from '../../units/pace.ts'

/** A reference value as an athlete writes it: watts, or a pace such as `4:30` per `referenceUnit`. */
export type WrittenReference = {
  sport: SportId
  workoutMetric: Metric
  referenceValue?: string | number | null | undefined
  referenceUnit?: DistanceUnit | undefined
}

/** Watts, or seconds per the sport's own pace unit; undefined by heart rate, where none is needed. */
export function referenceOf(written: WrittenReference): number | undefined | 'missing' | 'invalid' {
  const sport = sportOf(written.sport)
  if (written.workoutMetric === 'heartrate') return undefined
  const { referenceValue } = written
  if (referenceValue === undefined || referenceValue === null || referenceValue === '') return 'missing'
  const { metric, min, max } = sport.reference
  if (metric === 'power') {
    const watts = Number(referenceValue)
    return watts >= min && watts <= max ? watts : 'invalid'
  }
  const typed = parsePace(String(referenceValue))
  if (typed === undefined) return 'invalid'
  const from = paceUnitOf(written)
  const to = sport.paceUnits[0]
  if (!from || !to) return 'invalid'
  const seconds = convertPace(typed, from, to)
  return seconds >= min && seconds <= max ? seconds : 'invalid'
}

/** Says within which bounds a reference value is written, in the unit it is asked in. */
export function referenceHint(written: Pick<WrittenReference, 'sport' | 'referenceUnit'>): string {
  const { reference, paceUnits } = sportOf(written.sport)
  const { label, metric, min, max } = reference
  if (metric === 'power') return `Enter your ${label} in watts, ${min} to ${max}.`
  const own = paceUnits[0] ?? 'km'
  const unit = paceUnitOf(written) ?? own
  // Rounded inwards, so that each bound is accepted as it is written here.
  const fastest = formatPace(Math.ceil(convertPace(min, own, unit)))
  const slowest = formatPace(Math.floor(convertPace(max, own, unit)))
  // The label of a pace is a common noun; FTP is a name.
  return `Enter your ${label.toLowerCase()} as mm:ss, ${fastest} to ${slowest}.`
}

/** The unit a pace is written in: the sport's own where none is named, undefined if the sport has none of that name. */
export function paceUnitOf(written: Pick<WrittenReference, 'sport' | 'referenceUnit'>): PaceUnit | undefined {
  const { paceUnits, distanceUnits } = sportOf(written.sport)
  return paceUnits[written.referenceUnit ? distanceUnits.indexOf(written.referenceUnit) : 0]
}
