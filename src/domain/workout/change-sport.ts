import { type Sport, type SportId, sportOf } from '../sports/registry.ts'
import { cyclingHeartRateAsPower } from '../sports/zones.ts'
import { convertDistance, type DistanceUnit } from '../units/distance.ts'
import { middleEffort, zoneEffort } from './effort.ts'
import type { Duration, Step, Target } from './step.ts'

type Change = {
  /** The sport the step was written for; undefined if none was chosen yet. */
  from: SportId | undefined
  to: SportId
  /** The athlete's reference value in the sport it was written for, by which watts or paces are in a zone. */
  reference: number | undefined
}

/**
 * Converts a step to another sport. Times, distances, intensities, names, notes and heart rates stay. A zone of power or
 * pace becomes the corresponding zone, and so do watts and paces where the reference value is known; otherwise they are
 * dropped, and a cadence always is.
 */
export function convertStep(step: Step, change: Change): Step {
  const { target, cadence, ...kept } = step
  const { from, to } = change
  const isSame = from === to || from === undefined
  const changed = target && convertTarget(step, target, change)
  return {
    ...kept,
    duration: convertDuration(step.duration, sportOf(to)),
    ...(changed ? { target: changed } : {}),
    ...(cadence && isSame ? { cadence } : {}),
  }
}

/** Pools are counted in metres or yards. */
function convertDuration(duration: Duration, { inPool }: Sport): Duration {
  const unit = inPool ? poolUnits[duration.unit] : undefined
  if (!unit) return duration
  const { displayValue: _, ...kept } = duration
  const value = Math.max(1, convertDistance(duration.value, duration.unit as DistanceUnit, unit))
  return value > MAX_DISTANCE ? duration : { ...kept, unit, value }
}

// The schema's limit for a distance in any unit.
const MAX_DISTANCE = 1_000_000

const poolUnits: Partial<Record<Duration['unit'], DistanceUnit>> = { kilometers: 'meters', miles: 'yards' }

function convertTarget(step: Step, target: Target, { from, to, reference }: Change): Target | undefined {
  const sport = sportOf(to)
  const { type, ramp } = target
  if (type === 'open' || type === 'heartrate' || from === to) return target
  // Until a sport is chosen, every target is offered. Those that the sport has stay as they are.
  if (from === undefined && sport.targets.includes(type) && hasUnitOf(sport, target)) return target
  const zoneNumber = zoneInMetricOf(zoneOf(step, target, from, reference), type, sport)
  if (zoneNumber === undefined) return undefined
  return { type: sport.reference.metric, zoneNumber, ...(ramp ? { ramp } : {}) }
}

function hasUnitOf({ paceUnits }: Sport, { rangeUnit }: Target): boolean {
  return rangeUnit === undefined || paceUnits.includes(rangeUnit)
}

/** The zone a target names, or else the one nearest to the middle of its figures. */
function zoneOf(step: Step, target: Target, from: SportId | undefined, reference?: number): number | undefined {
  const { type, zoneNumber, percentMin } = target
  if (zoneNumber !== undefined || type === 'open' || type === 'heartrate') return zoneNumber
  const sport = from && sportOf(from)
  if (!sport || type !== sport.reference.metric || (percentMin === undefined && reference === undefined))
    return undefined
  const middle = middleEffort(step, sport.id, reference)
  const distances = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
    const band = zoneEffort(type, number, sport)
    return band ? [{ number, distance: Math.max(band.low - middle, middle - band.high, 0) }] : []
  })
  return distances.sort((one, other) => one.distance - other.distance)[0]?.number
}

/** A zone in the metric of another sport. Runs and swims have the same pace zones; by heart rate they match power zones. */
function zoneInMetricOf(zone: number | undefined, type: 'pace' | 'power', { reference }: Sport): number | undefined {
  if (zone === undefined || type === reference.metric) return zone
  if (type === 'pace') return cyclingHeartRateAsPower[zone - 1]?.[1]
  // No heart-rate or pace zone corresponds to the highest power zone: the highest of them is taken.
  return 1 + cyclingHeartRateAsPower.findIndex(([, last]) => zone <= last) || cyclingHeartRateAsPower.length
}
