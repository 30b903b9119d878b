import { heartRateZones, NOMINAL_THRESHOLD_HEART_RATE } from '../sports/heart-rate.ts'
import type { OwnZones } from '../sports/own-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { rangeEnds } from '../workout/effort.ts'
import { asksEffort, hasTarget } from '../workout/has-target.ts'
import type { StoredSteps, Target } from '../workout/step.ts'

/** An athlete's heart rates at threshold and at rest, in beats a minute. */
export type HeartRates = { threshold: number; resting: number }

/**
 * For athletes who gave no figures. The resting heart rate is the lower end of the 60 to 100 that the American Heart
 * Association calls usual: fit people are there.
 */
const nominalHeartRates: HeartRates = { threshold: NOMINAL_THRESHOLD_HEART_RATE, resting: 60 }

/** Whether all of a workout's targets that ask for an effort are heart rates; false where there is none. */
export function isByHeart(steps: StoredSteps): boolean {
  return (
    hasTarget(steps) &&
    steps.every((entry) => !('target' in entry && asksEffort(entry.target)) || entry.target?.type === 'heartrate')
  )
}

/** A heart-rate target in percent of the heart rate at threshold; undefined for others, and where it has no figure. */
export function heartRatePercents(
  target: Target,
  sport: SportId,
  { threshold } = nominalHeartRates,
  own?: OwnZones,
): { low: number; high: number } | undefined {
  const { type, zoneNumber, percentMin, percentMax } = target
  if (type !== 'heartrate' || !asksEffort(target)) return undefined
  if (percentMin !== undefined) return { low: percentMin, high: percentMax ?? percentMin }
  const zone = heartRateZones(sportOf(sport), own).find(({ number }) => number === zoneNumber)
  if (zone) return { low: zone.percentMin, high: zone.percentMax }
  const [least, most] = rangeEnds(target)
  return { low: (100 * least) / threshold, high: (100 * most) / threshold }
}

/**
 * The share of the heart-rate reserve in use, divided by the share in use at threshold: 1 at threshold, 0 at rest. The
 * maximal heart rate cancels out. `percent` is of the heart rate at threshold.
 */
export function reserveShare(percent: number, { threshold, resting }: HeartRates = nominalHeartRates): number {
  return Math.max(0, ((percent / 100) * threshold - resting) / (threshold - resting))
}
