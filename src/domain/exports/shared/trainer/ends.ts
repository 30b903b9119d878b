import { type SportId, sportOf } from '../../../sports/registry.ts'
import { effortOf } from '../../../workout/effort.ts'
import { asksEffort } from '../../../workout/has-target.ts'
import type { Step } from '../../../workout/step.ts'
import { startAndEnd } from '../../../workout/timeline.ts'

/**
 * What a trainer is to do over a step, in percent of threshold: it begins at `from` and goes evenly to `to`, which is
 * the same but for a ramp. `low` and `high` are the range the athlete was given.
 */
export type Ends = { from: number; to: number; low: number; high: number }

/** A step's effort as a trainer takes it: a range at its middle, a ramp from end to end. At most 1000 percent. */
export function endsOf(step: Step, sport: SportId, reference: number | undefined): Ends {
  const effort = effortOf(step, sport, reference)
  return endsBetween(Math.min(MAX_PERCENT, effort.low), Math.min(MAX_PERCENT, effort.high), step.target?.ramp)
}

/**
 * The same for a trainer that is always set to something: where nothing is asked and nothing usual, as at rest, it is set
 * as lightly as riders spin between efforts. At 0 watts it would let go of the wheel.
 */
export function trainerEndsOf(step: Step, sport: SportId, reference: number | undefined): Ends {
  const ends = endsOf(step, sport, reference)
  const isSaid = isAsked(step) && isNative(step, sport)
  return ends.high > 0 || isSaid ? ends : endsBetween(REST_PERCENT, REST_PERCENT, undefined)
}

/** Of FTP: the middle of the 40 to 50 percent that recoveries between intervals are usually ridden at. */
const REST_PERCENT = 45

/** The ends between two figures, a ramp's direction given. */
export function endsBetween(low: number, high: number, ramp: 'rising' | 'falling' | undefined): Ends {
  const [from, to] = startAndEnd(ramp, { low, high })
  return { from, to, low, high }
}

/** Whether a trainer is told something by the athlete, and not by what such a step usually is. */
export function isAsked({ target }: Step): boolean {
  return asksEffort(target)
}

/** Whether the target is in what the sport's trainers are steered by: power on a bike, pace on foot. */
export function isNative({ target }: Step, sport: SportId): boolean {
  return target?.type === sportOf(sport).reference.metric
}

const MAX_PERCENT = 1000
