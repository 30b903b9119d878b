import { type SportId, sportOf } from '../sports/registry.ts'
import { eachOnce } from '../units/each-once.ts'
import { sumOf } from '../units/numbers.ts'
import { hasTarget } from '../workout/has-target.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import { startAndEnd } from '../workout/timeline.ts'
import { heartRatePercents, isByHeart, reserveShare } from './heart.ts'
import { normalizedPower } from './normalized-power.ts'
import { type Athlete, isEstimated } from './step-effort.ts'
import { meanPower, type Stretch, stretchesOf } from './stretches.ts'

/** What a workout costs. */
export type Load = {
  /** An hour at threshold is 100. */
  load: number
  /** The steady share of threshold that would cost as much in the same time, rests included: 0.85. */
  intensity: number
  /** Of rides alone: in percent of FTP, and in watts where the FTP is known. */
  normalizedPower?: { percent: number; watts?: number }
  /** Whether any of it is estimated from a nominal athlete, or from what a step without a target is usually done at. */
  estimated: boolean
}

/**
 * Load and intensity of a plan. A ride: hours × intensity² × 100, intensity being normalized power ÷ FTP (Coggan). A run:
 * the same with speed ÷ threshold speed, summed step by step, for an average pace under-rates intervals (McGregor). A
 * swim: its third power, for water drags with the square of speed (Toussaint 1988). By heart rate: the share of the
 * heart-rate reserve (Karvonen 1957) ÷ the share at threshold, squared, summed step by step. Undefined if no step has
 * a target, or the whole takes no time.
 */
export function loadOf(steps: StoredSteps, sport: SportId, athlete: Athlete = {}): Load | undefined {
  const cost = costReader(sport, athlete)(steps, stretchesOf(steps, sport, athlete))
  const isOfNominal = (step: Step) => step.target?.type === 'heartrate' && !athlete.heart
  const estimated = steps.some((step) => !isRepeat(step) && (isEstimated(step, sport, athlete) || isOfNominal(step)))
  return cost && { ...cost, estimated }
}

/** `loadOf` for many workouts of one athlete and their stretches: a stretch that several of them share is weighed once. */
export function costReader(
  sportId: SportId,
  athlete: Athlete,
): (steps: StoredSteps, stretches: readonly Stretch[]) => Omit<Load, 'estimated'> | undefined {
  const { reference, inPool } = sportOf(sportId)
  const exponents = { byHeart: 2, byEffort: inPool ? 3 : 2 }
  const weigh = (stretch: Stretch, [from, to]: [number, number], exponent: number) =>
    (stretch.seconds / 3600) * meanPower(from, to, exponent) * 100
  const weighByHeart = eachOnce((one: Stretch) => weigh(one, reserveShares(one, sportId, athlete), exponents.byHeart))
  const weighByEffort = eachOnce((one: Stretch) => weigh(one, effortShares(one), exponents.byEffort))
  return (steps, stretches) => {
    const hours = sumOf(stretches, ({ seconds }) => seconds) / 3600
    if (!hasTarget(steps) || !(hours > 0)) return undefined
    const byHeart = isByHeart(steps)
    if (reference.metric === 'power' && !byHeart) {
      const percent = normalizedPower(stretches)
      const watts = athlete.reference === undefined ? {} : { watts: (percent * athlete.reference) / 100 }
      const intensity = percent / 100
      return { load: hours * intensity ** 2 * 100, intensity, normalizedPower: { percent, ...watts } }
    }
    const load = sumOf(stretches, byHeart ? weighByHeart : weighByEffort)
    const exponent = byHeart ? exponents.byHeart : exponents.byEffort
    return { load, intensity: (load / hours / 100) ** (1 / exponent) }
  }
}

function effortShares({ from, to }: Stretch): [from: number, to: number] {
  return [from / 100, to / 100]
}

/** The shares of the heart-rate reserve, where the step of a stretch has a heart rate. */
function reserveShares(stretch: Stretch, sport: SportId, { heart, zones }: Athlete): [from: number, to: number] {
  const { target } = stretch.step
  const percents = target && stretch.from > 0 ? heartRatePercents(target, sport, heart, zones) : undefined
  if (!percents) return effortShares(stretch)
  const [from, to] = startAndEnd(target?.ramp, percents)
  return [reserveShare(from, heart), reserveShare(to, heart)]
}
