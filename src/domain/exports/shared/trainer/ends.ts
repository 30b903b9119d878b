import { type SportId, sportOf } from '../../../sports/registry.ts'
import { effortOf } from '../../../workout/effort.ts'
import { asksEffort } from '../../../workout/has-target.ts'
import type { Step } from '../../../workout/step.ts'
import { startAndEnd } from '../../../workout/timeline.ts'

/** What a trainer does during a step, in percent of threshold: from `from` evenly to `to`, within the target's `low` and `high`. */
export type Ends = { from: number; to: number; low: number; high: number }

/** A step's effort on a trainer: the middle of a range, a ramp from end to end. At most 1000 percent. */
export function endsOf(step: Step, sport: SportId, reference: number | undefined): Ends {
  const effort = effortOf(step, sport, reference)
  return endsBetween(Math.min(MAX_PERCENT, effort.low), Math.min(MAX_PERCENT, effort.high), step.target?.ramp)
}

/** The same for a trainer that is never at 0 watts, where it would release the wheel: at rest it is set to light spinning. */
export function trainerEndsOf(step: Step, sport: SportId, reference: number | undefined): Ends {
  const ends = endsOf(step, sport, reference)
  const hasOwnTarget = asksEffort(step.target) && isNative(step, sport)
  return ends.high > 0 || hasOwnTarget ? ends : endsBetween(REST_PERCENT, REST_PERCENT, undefined)
}

/** Of FTP: the middle of the 40 to 50 percent that recoveries between intervals are usually ridden at. */
const REST_PERCENT = 45

/** The ends of a target between two figures. */
export function endsBetween(low: number, high: number, ramp: 'rising' | 'falling' | undefined): Ends {
  const [from, to] = startAndEnd(ramp, { low, high })
  return { from, to, low, high }
}

/** Whether the target is in the sport's own metric: power on a bike, pace on foot. */
export function isNative({ target }: Step, sport: SportId): boolean {
  return target?.type === sportOf(sport).reference.metric
}

const MAX_PERCENT = 1000
