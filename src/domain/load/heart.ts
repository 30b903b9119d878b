import { heartRateZones, NOMINAL_THRESHOLD_HEART_RATE } from '../sports/heart-rate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { rangeEnds } from '../workout/effort.ts'
import { asksEffort, hasTarget } from '../workout/has-target.ts'
import type { StoredSteps, Target } from '../workout/step.ts'

/** An athlete's own heart rates, in beats a minute. */
export type OwnHeart = { threshold: number; resting: number }

/**
 * Whose heart is reckoned with where an athlete gave no figures. At rest, fit people are at the lower end of the 60 to
 * 100 that the American Heart Association calls usual.
 */
const nominalHeart: OwnHeart = { threshold: NOMINAL_THRESHOLD_HEART_RATE, resting: 60 }

/** Whether heart rate is all that a workout's targets speak of. */
export function isByHeart(steps: StoredSteps): boolean {
  return (
    hasTarget(steps) &&
    steps.every((entry) => !('target' in entry && asksEffort(entry.target)) || entry.target?.type === 'heartrate')
  )
}

/** What a heart-rate target asks for, in percent of the heart rate at threshold; undefined where it names no figure. */
export function beatsOf(
  target: Target,
  sport: SportId,
  { threshold } = nominalHeart,
): { low: number; high: number } | undefined {
  const { type, zoneNumber, percentMin, percentMax } = target
  if (type !== 'heartrate' || !asksEffort(target)) return undefined
  if (percentMin !== undefined) return { low: percentMin, high: percentMax ?? percentMin }
  const zone = heartRateZones(sportOf(sport)).find(({ number }) => number === zoneNumber)
  if (zone) return { low: zone.percentMin, high: zone.percentMax }
  const [least, most] = rangeEnds(target)
  return { low: (100 * least) / threshold, high: (100 * most) / threshold }
}

/**
 * The share of the heart-rate reserve in use, divided by the share in use at threshold: 1 at threshold, 0 at rest. The
 * highest heart rate cancels out of it. `percent` is of the heart rate at threshold.
 */
export function reserveShare(percent: number, { threshold, resting }: OwnHeart = nominalHeart): number {
  return Math.max(0, ((percent / 100) * threshold - resting) / (threshold - resting))
}
