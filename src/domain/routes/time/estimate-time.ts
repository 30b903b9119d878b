import { sportOf } from '../../sports/registry.ts'
import { type ActivityId, activities } from '../../streets/activity.ts'
import { type PaceUnit, speedOf } from '../../units/pace.ts'
import { rideSpeed } from './ride-speed.ts'

/** What of an athlete tells how fast they are. */
export type AthleteSpeed = {
  /** FTP in watts, or threshold pace in seconds for a `paceUnit`. */
  reference?: number | undefined
  paceUnit?: PaceUnit | undefined
  weightKilograms?: number | undefined
}

/** `basis`: whether it is the athlete's own speed, or what is usual. */
export type EstimatedTime = { seconds: number; basis: 'own' | 'usual' }

/** The time of an easy run or ride, without stops. What is not known of the climb counts as flat. */
export function estimateTime(
  { metres, climbMetres = 0 }: { metres: number; climbMetres?: number | undefined },
  activityId: ActivityId,
  { reference, paceUnit = 'km', weightKilograms = USUAL_KILOGRAMS }: AthleteSpeed,
): EstimatedTime {
  const { sport, usualMetresPerSecond } = activityOf(activityId)
  const { reference: meant, easyZone, paceZones } = sportOf(sport)
  if (meant.metric === 'power') {
    const watts = reference === undefined ? undefined : reference * EASY_SHARE_OF_FTP
    const seconds = watts === undefined ? undefined : rideSeconds(metres, climbMetres, watts, weightKilograms)
    return seconds === undefined ? usual(metres, usualMetresPerSecond) : { seconds, basis: 'own' }
  }
  const onTheFlat = metres + climbMetres * FLAT_METRES_PER_METRE_OF_CLIMB
  const easy = paceZones.find(({ number }) => number === easyZone)
  if (reference === undefined || !easy) return usual(onTheFlat, usualMetresPerSecond)
  return { seconds: onTheFlat / speedOf(reference * easy.mid, paceUnit), basis: 'own' }
}

function usual(metres: number, metresPerSecond: number): EstimatedTime {
  return { seconds: metres / metresPerSecond, basis: 'usual' }
}

/** A loop comes down as far as it goes up. It does both on a usual slope, or on a steeper one if it has no room for that. */
function rideSeconds(metres: number, climbMetres: number, watts: number, weightKilograms: number): number {
  const slope = Math.max(USUAL_SLOPE, (2 * climbMetres) / metres)
  const uphill = climbMetres / slope
  const mass = weightKilograms + BIKE_KILOGRAMS
  const at = (on: number) => rideSpeed(watts, mass, on)
  return uphill / at(slope) + uphill / at(-slope) + (metres - 2 * uphill) / at(0)
}

function activityOf(id: ActivityId) {
  const found = activities.find((activity) => activity.id === id)
  if (!found) throw new Error(`There is no activity ${id}`)
  return found
}

/** The middle of the endurance zone, 55 to 70 % of FTP. */
const EASY_SHARE_OF_FTP = 0.625
/** Scarf 2007, "Route choice in mountain navigation, Naismith's rule, and the equivalence of distance and climb". */
const FLAT_METRES_PER_METRE_OF_CLIMB = 7.92
/** Our choice: a hill that is ridden rather than pushed. */
const USUAL_SLOPE = 0.05
const USUAL_KILOGRAMS = 75
const BIKE_KILOGRAMS = 9
