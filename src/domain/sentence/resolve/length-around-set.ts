import { acceptedRanges } from '../../generator/request/ranges.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit } from '../../units/distance.ts'
import type { Length, Ruler } from './measure.ts'

/**
 * How long a session is about, of which only a main set in distances was said: a run or a ride is the set, its
 * recoveries and some easy going, in whole kilometres or begun miles; of a swim the set is three fifths, in whole hundreds.
 * Undefined of a set in time.
 */
export function lengthAround(set: NonNullable<GenerateRequest['set']>, { sport, unit }: Ruler): Length | undefined {
  if (set.unit === 'seconds' || set.unit === 'minutes') return undefined
  const { distanceUnits, inPool } = sportOf(sport)
  // "6x1mi": whoever repeats miles runs miles.
  const own = distanceUnits.includes(set.unit) ? set.unit : unit
  const work = convertDistance(set.times * set.value, set.unit, own)
  const whole = inPool
    ? Math.ceil(work / SHARE_OF_SWIM / 100) * 100
    : inWhole(own, work + around(set, work, sport, own))
  const range = acceptedRanges[sport].find((one) => one.unit === own)
  const durationValue = Math.min(Math.max(whole, Math.ceil(range?.min ?? whole)), range?.max ?? whole)
  return { durationType: 'distance', durationUnit: own, durationValue }
}

// Half a mile less may be too little for the recoveries.
function inWhole(unit: DistanceUnit, value: number): number {
  return unit === 'miles' ? Math.ceil(value) : Math.round(value)
}

const SHARE_OF_SWIM = 0.6

/** Kilometres or miles of recoveries and of warm-up and cool-down. */
function around(
  { times, restSeconds }: NonNullable<GenerateRequest['set']>,
  work: number,
  sport: SportId,
  unit: DistanceUnit,
): number {
  const { easy, secondsOfEasy } = sport === 'cycling' ? riding : running
  const recovered =
    restSeconds === undefined
      ? work * UNSAID_REST
      : convertDistance((times * restSeconds) / secondsOfEasy, 'kilometers', unit)
  return recovered + convertDistance(easy, 'kilometers', unit)
}

const UNSAID_REST = 0.25
// Kilometres of easy going, and the seconds of one: a jog of 5:20 as the fast ones have it, a ride of 24 km/h.
const running = { easy: 4, secondsOfEasy: 320 }
const riding = { easy: 12, secondsOfEasy: 150 }
