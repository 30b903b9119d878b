import { type SportId, sportOf } from '../sports/registry.ts'
import { sumOf } from '../units/numbers.ts'
import { hasTarget } from '../workout/has-target.ts'
import type { StoredSteps } from '../workout/step.ts'
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
 * a target, or the whole takes no time. `stretches` are those of the steps, if they are known already.
 */
export function loadOf(
  steps: StoredSteps,
  sportId: SportId,
  athlete: Athlete = {},
  stretches: readonly Stretch[] = stretchesOf(steps, sportId, athlete),
): Load | undefined {
  if (!hasTarget(steps)) return undefined
  const hours = sumOf(stretches, ({ seconds }) => seconds) / 3600
  if (!(hours > 0)) return undefined
  const sport = sportOf(sportId)
  const estimated = steps.some(
    (step) =>
      !isRepeat(step) && (isEstimated(step, sportId, athlete) || (step.target?.type === 'heartrate' && !athlete.heart)),
  )
  const byHeart = isByHeart(steps)
  if (sport.reference.metric === 'power' && !byHeart) {
    const percent = normalizedPower(stretches)
    const watts = athlete.reference === undefined ? {} : { watts: (percent * athlete.reference) / 100 }
    const intensity = percent / 100
    return { load: hours * intensity ** 2 * 100, intensity, normalizedPower: { percent, ...watts }, estimated }
  }
  const exponent = sport.inPool && !byHeart ? 3 : 2
  const sharesOf = byHeart ? reserveSharesOf(sportId, athlete) : effortSharesOf
  const load = sumOf(stretches, (stretch) => (stretch.seconds / 3600) * meanPower(...sharesOf(stretch), exponent) * 100)
  return { load, intensity: (load / hours / 100) ** (1 / exponent), estimated }
}

function effortSharesOf({ from, to }: Stretch): [from: number, to: number] {
  return [from / 100, to / 100]
}

/** The shares of the heart-rate reserve, where the step of a stretch has a heart rate. */
function reserveSharesOf(sport: SportId, { heart }: Athlete): typeof effortSharesOf {
  return (stretch) => {
    const { target } = stretch.step
    const percents = target && stretch.from > 0 ? heartRatePercents(target, sport, heart) : undefined
    if (!percents) return effortSharesOf(stretch)
    const [from, to] = startAndEnd(target?.ramp, percents)
    return [reserveShare(from, heart), reserveShare(to, heart)]
  }
}
