import { heartRateEffort, heartRateZones } from '../sports/heart-rate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { eachOnce } from '../units/each-once.ts'
import type { Effort } from '../workout/effort.ts'
import { unroll } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { partsOf, startAndEnd } from '../workout/timeline.ts'
import { movingSecondsOf } from '../workout/totals.ts'
import { type Athlete, isRest, stepEffort } from './step-effort.ts'

/** Seconds at one effort, or changing evenly from one to another. Efforts are in percent of threshold; 0 is rest. */
export type Stretch = { step: Step; seconds: number; from: number; to: number }

/** The stretches of a workout, repeats expanded. What a send-off leaves after a swim is rest. */
export function stretchesOf(steps: StoredSteps, sport: SportId, athlete: Athlete = {}): Stretch[] {
  return unroll(steps).flatMap(stretchReader(sport, athlete))
}

/** The stretches of a step, for many workouts of one athlete: a step that several of them share is read once. */
export function stretchReader(sport: SportId, athlete: Athlete): (step: Step) => readonly Stretch[] {
  return eachOnce((step) => {
    const [from, to] = isRest(step) ? [0, 0] : startAndEnd(step.target?.ramp, effortOfLoad(step, sport, athlete))
    const { movingSeconds, restSeconds } = partsOf(step, movingSecondsOf(step, sport, athlete.reference))
    const moving = { step, seconds: movingSeconds, from, to }
    return restSeconds > 0 ? [moving, { step, seconds: restSeconds, from: 0, to: 0 }] : [moving]
  })
}

/**
 * The effort that a step counts at. A rider's hardest heart-rate zone is read as VO2 Max power everywhere else, but nobody
 * holds that power for as long as such a heart rate: here it counts at the effort of its beats.
 */
function effortOfLoad(step: Step, sportId: SportId, athlete: Athlete): Effort {
  const sport = sportOf(sportId)
  const { type, zoneNumber, percentMin, rangeMin } = step.target ?? {}
  const isMeasured = percentMin !== undefined || (rangeMin !== undefined && athlete.heart !== undefined)
  const hardest = heartRateZones(sport, athlete.zones).at(-1)
  const isHardest = type === 'heartrate' && zoneNumber === hardest?.number && !isMeasured
  if (!hardest || !isHardest || sport.reference.metric !== 'power') return stepEffort(step, sportId, athlete)
  const effortAt = (percent: number) => heartRateEffort(percent, sport, athlete.zones)
  return { low: effortAt(hardest.percentMin), high: effortAt(hardest.percentMax) }
}

/** The mean of the n-th power of a figure that changes evenly: from 60 to 80, to the second power, it is 4933.3. */
export function meanPower(from: number, to: number, exponent: number): number {
  // The integral of x^n over the way, divided by the way: the sum of from^i × to^(n−i) over i, by n + 1.
  let sum = 0
  for (let power = 0; power <= exponent; power += 1) sum += from ** power * to ** (exponent - power)
  return sum / (exponent + 1)
}
