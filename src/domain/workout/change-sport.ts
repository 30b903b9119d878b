import { type SportId, sportOf } from '../sports/registry.ts'
import type { Sport } from '../sports/sport.ts'
import { cyclingHeartRateAsPower } from '../sports/zones.ts'
import { convertDistance, type DistanceUnit } from '../units/distance.ts'
import { effortOf, zoneEffort } from './effort.ts'
import type { Duration, Step, Target } from './step.ts'

type Change = {
  /** The sport the step was written for; undefined where none was chosen yet. */
  from: SportId | undefined
  to: SportId
  /** The athlete's reference value in the sport it was written for: it tells the zone of bare watts or paces. */
  reference: number | undefined
}

/**
 * A step for another sport. Times, distances, intensities, names, notes and heart rates mean the same there; zones of
 * power and pace become the zone of the same name or the like of it; watts, paces and a cadence do not carry over.
 */
export function stepFor(step: Step, change: Change): Step {
  const { target, cadence, ...kept } = step
  const { from, to } = change
  const isSame = from === to || from === undefined
  const changed = target && targetFor(step, target, change)
  return {
    ...kept,
    duration: durationFor(step.duration, sportOf(to)),
    ...(changed ? { target: changed } : {}),
    ...(cadence && isSame ? { cadence } : {}),
  }
}

/** Pools are counted in metres or yards. */
function durationFor(duration: Duration, { inPool }: Sport): Duration {
  const unit = inPool ? poolUnits[duration.unit] : undefined
  if (!unit) return duration
  const { displayValue: _, ...kept } = duration
  const value = Math.max(1, convertDistance(duration.value, duration.unit as DistanceUnit, unit))
  return value > LONGEST_DISTANCE ? duration : { ...kept, unit, value }
}

// The schema's bound, in any unit: nobody swims it.
const LONGEST_DISTANCE = 1_000_000

const poolUnits: Partial<Record<Duration['unit'], DistanceUnit>> = { kilometers: 'meters', miles: 'yards' }

function targetFor(step: Step, target: Target, { from, to, reference }: Change): Target | undefined {
  const sport = sportOf(to)
  const { type, ramp } = target
  if (type === 'open' || type === 'heartrate' || from === to) return target
  // Until a sport is chosen every target is on offer: those that the sport has are taken as they are.
  if (from === undefined && sport.targets.includes(type) && isIn(sport, target)) return target
  const zoneNumber = zoneFor(zoneOf(step, target, from, reference), type, sport)
  if (zoneNumber === undefined) return undefined
  return { type: sport.reference.metric, zoneNumber, ...(ramp ? { ramp } : {}) }
}

function isIn({ paceUnits }: Sport, { rangeUnit }: Target): boolean {
  return rangeUnit === undefined || paceUnits.includes(rangeUnit)
}

/** The zone a target names, or that the middle of its figures lies nearest to. */
function zoneOf(step: Step, target: Target, from: SportId | undefined, reference?: number): number | undefined {
  const { type, zoneNumber, percentMin } = target
  if (zoneNumber !== undefined || type === 'open' || type === 'heartrate') return zoneNumber
  const sport = from && sportOf(from)
  if (!sport || type !== sport.reference.metric || (percentMin === undefined && reference === undefined))
    return undefined
  const { low, high } = effortOf(step, sport.id, reference)
  const middle = (low + high) / 2
  const distances = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
    const band = zoneEffort(type, number, sport)
    return band ? [{ number, distance: Math.max(band.low - middle, middle - band.high, 0) }] : []
  })
  return distances.sort((one, other) => one.distance - other.distance)[0]?.number
}

/** A zone in the metric of another sport. Pace zones of runs and swims share their names; zones of heart rate tie them to power. */
function zoneFor(zone: number | undefined, type: 'pace' | 'power', { reference }: Sport): number | undefined {
  if (zone === undefined || type === reference.metric) return zone
  if (type === 'pace') return cyclingHeartRateAsPower[zone - 1]?.[1]
  // The highest power zone is beyond what a heart rate or a pace can tell.
  return 1 + cyclingHeartRateAsPower.findIndex(([, last]) => zone <= last) || cyclingHeartRateAsPower.length
}
