import { sportOf } from '../../sports/registry.ts'
import { convertPace, formatPace, type PaceUnit, parsePace } from '../../units/pace.ts'
import type { GenerateRequest } from '../request.ts'

/** A reference value as an athlete writes it: watts, or a pace such as `4:30` per `referenceUnit`. */
export type WrittenReference = Pick<GenerateRequest, 'sport' | 'workoutMetric' | 'referenceValue' | 'referenceUnit'>

/** Watts, or seconds per the sport's own pace unit; undefined by heart rate, where none is needed. */
export function referenceOf(request: WrittenReference): number | undefined | 'missing' | 'invalid' {
  const sport = sportOf(request.sport)
  if (request.workoutMetric === 'heartrate') return undefined
  const { referenceValue } = request
  if (referenceValue === undefined || referenceValue === null || referenceValue === '') return 'missing'
  const { metric, min, max } = sport.reference
  if (metric === 'power') {
    const watts = Number(referenceValue)
    return watts >= min && watts <= max ? watts : 'invalid'
  }
  const typed = parsePace(String(referenceValue))
  if (typed === undefined) return 'invalid'
  const from = writtenUnit(request)
  const to = sport.paceUnits[0]
  if (!from || !to) return 'invalid'
  const seconds = convertPace(typed, from, to)
  return seconds >= min && seconds <= max ? seconds : 'invalid'
}

/** Says within which bounds a reference value is written, in the unit it is asked in. */
export function referenceHint(request: Pick<WrittenReference, 'sport' | 'referenceUnit'>): string {
  const { reference, paceUnits } = sportOf(request.sport)
  const { label, metric, min, max } = reference
  if (metric === 'power') return `Enter your ${label} in watts, ${min} to ${max}.`
  const own = paceUnits[0] ?? 'km'
  const written = writtenUnit(request) ?? own
  // Rounded inwards: whoever enters a bound as it is said is accepted.
  const fastest = formatPace(Math.ceil(convertPace(min, own, written)))
  const slowest = formatPace(Math.floor(convertPace(max, own, written)))
  // The label of a pace is a common noun; FTP is a name.
  return `Enter your ${label.toLowerCase()} as mm:ss, ${fastest} to ${slowest}.`
}

/** The unit a pace is written in; undefined where the sport has none of that name. */
function writtenUnit({
  sport,
  referenceUnit,
}: Pick<WrittenReference, 'sport' | 'referenceUnit'>): PaceUnit | undefined {
  const { paceUnits, distanceUnits } = sportOf(sport)
  return paceUnits[referenceUnit ? distanceUnits.indexOf(referenceUnit) : 0]
}
