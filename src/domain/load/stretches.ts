import type { SportId } from '../sports/registry.ts'
import { unrolled } from '../workout/groups.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { movingSecondsOf, secondsOf } from '../workout/totals.ts'
import { askedOf, courseOf, isRest, type Whose } from './asked.ts'

/** Seconds at one effort, or going evenly from one to another, in percent of threshold; 0 is rest. */
export type Stretch = { step: Step; seconds: number; from: number; to: number }

/** A workout as stretches one after another, repeats counted out; what a send-off leaves after a swim is rest. */
export function stretchesOf(steps: StoredSteps, sport: SportId, whose: Whose = {}): Stretch[] {
  return unrolled(steps).flatMap((step) => {
    const moving = movingSecondsOf(step, sport, whose.reference)
    const left = secondsOf(step, sport, whose.reference) - moving
    const [from, to] = isRest(step) ? [0, 0] : courseOf(step, askedOf(step, sport, whose))
    const stretch = { step, seconds: moving, from, to }
    return left > 0 ? [stretch, { step, seconds: left, from: 0, to: 0 }] : [stretch]
  })
}

/** The mean of a power of what goes evenly from one end to another: of 60 to 80, to the second power, 4933.3. */
export function meanPower(from: number, to: number, exponent: number): number {
  // The integral of x^n over the way, divided by the way: the sum of from^i × to^(n−i) over i, by n + 1.
  let sum = 0
  for (let power = 0; power <= exponent; power += 1) sum += from ** power * to ** (exponent - power)
  return sum / (exponent + 1)
}
