import { sportOf } from '../../sports/registry.ts'
import { convertDistance, type DistanceUnit } from '../../units/distance.ts'
import { clamp } from '../../units/numbers.ts'
import type { Length, SportContext } from '../resolve/measure.ts'
import type { MainSet } from '../result.ts'

/**
 * The length of a session of which only a main set in distances was said: the set, its recoveries and an easy part, rounded
 * to kilometres or up to miles. Of a swim the set is three fifths, rounded up to hundreds. Undefined for a set in time.
 */
export function lengthAroundSet(set: MainSet, { sport, unit }: SportContext): Length | undefined {
  if (set.unit === 'seconds' || set.unit === 'minutes') return undefined
  const { distanceUnits, lengths, sentence } = sportOf(sport)
  // "6x1mi" is a session in miles.
  const own = distanceUnits.includes(set.unit) ? set.unit : unit
  const work = convertDistance(set.times * set.value, set.unit, own)
  // Half a mile less can be too short for the recoveries.
  const round = own === 'miles' ? Math.ceil : Math.round
  const easy = sentence.easyAround
  const whole = easy
    ? round(
        work +
          (recoveries(set, work, easy.secondsPerKilometre, own) + convertDistance(easy.kilometres, 'kilometers', own)),
      )
    : Math.ceil(work / SHARE_OF_SWIM / 100) * 100
  const range = lengths.find((one) => one.unit === own)
  const durationValue = clamp(whole, Math.ceil(range?.min ?? whole), range?.max ?? whole)
  return { durationType: 'distance', durationUnit: own, durationValue }
}

// The main set's share of the distance; the rest is warm-up and cool-down (our choice).
const SHARE_OF_SWIM = 0.6

/** Kilometres or miles of the recoveries. */
function recoveries(
  { times, restSeconds }: MainSet,
  work: number,
  secondsPerKilometre: number,
  unit: DistanceUnit,
): number {
  if (restSeconds === undefined) return work * RECOVERY_SHARE
  return convertDistance((times * restSeconds) / secondsPerKilometre, 'kilometers', unit)
}

// Recoveries as a share of the work, where no rest was said (our choice).
const RECOVERY_SHARE = 0.25
