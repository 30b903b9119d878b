import { heartRateEffort, heartRateZones } from '../sports/heart-rate.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import type { Effort } from '../workout/effort.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { startAndEnd, timelineOf } from '../workout/timeline.ts'
import { movingSecondsOf } from '../workout/totals.ts'
import { askedOf, isRest, type Whose } from './asked.ts'

/** Seconds at one effort, or going evenly from one to another, in percent of threshold; 0 is rest. */
export type Stretch = { step: Step; seconds: number; from: number; to: number }

/** A workout as stretches one after another, repeats counted out; what a send-off leaves after a swim is rest. */
export function stretchesOf(steps: StoredSteps, sport: SportId, whose: Whose = {}): Stretch[] {
  return stretcher(sport, whose)(steps)
}

/** `stretchesOf` for many workouts of one athlete: a step that comes again, in a repeat or a version, is read once. */
export function stretcher(sport: SportId, whose: Whose = {}): (steps: StoredSteps) => Stretch[] {
  const secondsOf = readOnce((step) => movingSecondsOf(step, sport, whose.reference))
  const endsOf = readOnce((step): [from: number, to: number] =>
    isRest(step) ? [0, 0] : startAndEnd(step.target?.ramp, costlyOf(step, sport, whose)),
  )
  return (steps) =>
    timelineOf(steps, secondsOf).flatMap(({ step, movingSeconds, seconds }) => {
      const [from, to] = endsOf(step)
      const moving = { step, seconds: movingSeconds, from, to }
      const rest = seconds - movingSeconds
      return rest > 0 ? [moving, { step, seconds: rest, from: 0, to: 0 }] : [moving]
    })
}

function readOnce<Value>(read: (step: Step) => Value): (step: Step) => Value {
  const known = new Map<Step, Value>()
  return (step) => {
    const value = known.get(step) ?? read(step)
    known.set(step, value)
    return value
  }
}

/**
 * What a step costs its athlete. A rider's hardest heart-rate zone reads as VO2 Max power, which a heart beating so need
 * not mean for as long as it lasts: it counts at what its beats stand for.
 */
function costlyOf(step: Step, sportId: SportId, whose: Whose): Effort {
  const sport = sportOf(sportId)
  const { type, zoneNumber, percentMin, rangeMin } = step.target ?? {}
  const isMeasured = percentMin !== undefined || (rangeMin !== undefined && whose.heart !== undefined)
  const [hardest] = heartRateZones(sport).slice(-1)
  const isHardest = type === 'heartrate' && zoneNumber === hardest?.number && !isMeasured
  if (!hardest || !isHardest || sport.reference.metric !== 'power') return askedOf(step, sportId, whose)
  return { low: heartRateEffort(hardest.percentMin, sport), high: heartRateEffort(hardest.percentMax, sport) }
}

/** The mean of a power of what goes evenly from one end to another: of 60 to 80, to the second power, 4933.3. */
export function meanPower(from: number, to: number, exponent: number): number {
  // The integral of x^n over the way, divided by the way: the sum of from^i × to^(n−i) over i, by n + 1.
  let sum = 0
  for (let power = 0; power <= exponent; power += 1) sum += from ** power * to ** (exponent - power)
  return sum / (exponent + 1)
}
