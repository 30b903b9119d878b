import { type SportId, sportOf } from '../sports/registry.ts'
import { hasTarget } from '../workout/has-target.ts'
import type { StoredSteps } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { startAndEnd } from '../workout/timeline.ts'
import { isAssumed, type Whose } from './asked.ts'
import { beatsOf, isByHeart, reserveShare } from './heart.ts'
import { normalizedPower } from './normalized-power.ts'
import { meanPower, type Stretch, stretchesOf } from './stretches.ts'

/** What a workout costs. */
export type Load = {
  /** An hour at threshold is 100. */
  load: number
  /** The even share of threshold that would cost as much in the same time, rests included: 0.85. */
  intensity: number
  /** Rides alone: in percent of FTP, and in watts where the FTP is known. */
  normalizedPower?: { percent: number; watts?: number }
  /** Whether any of it leans on a nominal athlete, or on what a step without a target is usually done at. */
  estimated: boolean
}

/**
 * Load and intensity of a plan. A ride: hours × intensity² × 100, intensity being normalized power ÷ FTP (Coggan). A run:
 * the same with speed ÷ threshold speed, summed step by step, for an average pace under-rates intervals (McGregor). A
 * swim: its third power, for water drags with the square of speed (Toussaint 1988). By heart rate: the share of the
 * heart-rate reserve (Karvonen 1957) ÷ the share at threshold, squared, summed step by step. Undefined where no step has
 * a target, or the whole takes no time. `stretches` are those of the steps, for those who have them already.
 */
export function loadOf(
  steps: StoredSteps,
  sport: SportId,
  whose: Whose = {},
  stretches: readonly Stretch[] = stretchesOf(steps, sport, whose),
): Load | undefined {
  if (!hasTarget(steps)) return undefined
  const hours = stretches.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
  if (!(hours > 0)) return undefined
  const estimated = steps.some(
    (step) => !isRepeat(step) && (isAssumed(step, sport, whose) || (step.target?.type === 'heartrate' && !whose.heart)),
  )
  const byHeart = isByHeart(steps)
  if (sportOf(sport).reference.metric === 'power' && !byHeart) {
    const percent = normalizedPower(stretches)
    const watts = whose.reference === undefined ? {} : { watts: (percent * whose.reference) / 100 }
    const intensity = percent / 100
    return { load: hours * intensity ** 2 * 100, intensity, normalizedPower: { percent, ...watts }, estimated }
  }
  const exponent = sportOf(sport).inPool && !byHeart ? 3 : 2
  const load = stretches.reduce(
    (sum, stretch) => sum + costOf(stretch, sport, exponent, byHeart ? whose : undefined),
    0,
  )
  return { load, intensity: (load / hours / 100) ** (1 / exponent), estimated }
}

/** The load of one stretch; by heart rate where `heart` is asked for and the step speaks of it. */
function costOf({ step, seconds, from, to }: Stretch, sport: SportId, exponent: number, byHeart?: Whose): number {
  const beats = byHeart && step.target && from > 0 ? beatsOf(step.target, sport, byHeart.heart) : undefined
  const [first, last] = beats
    ? startAndEnd(step.target?.ramp, beats).map((percent) => reserveShare(percent, byHeart?.heart))
    : [from / 100, to / 100]
  return (seconds / 3600) * meanPower(first ?? 0, last ?? 0, exponent) * 100
}
