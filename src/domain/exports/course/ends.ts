import { type SportId, sportOf } from '../../sports/registry.ts'
import { effortOf } from '../../workout/effort.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Step } from '../../workout/step.ts'

/**
 * What a trainer is to do over a step, in percent of threshold: it begins at `from` and goes evenly to `to`, which is
 * the same but for a ramp. `low` and `high` are the range the athlete was given.
 */
export type Ends = { from: number; to: number; low: number; high: number }

/** A step's effort as a trainer takes it: a range at its middle, a ramp from end to end. At most 1000 percent. */
export function endsOf(step: Step, sport: SportId, reference: number | undefined): Ends {
  const effort = effortOf(step, sport, reference)
  return endsBetween(Math.min(MOST_PERCENT, effort.low), Math.min(MOST_PERCENT, effort.high), step.target?.ramp)
}

/** The ends between two figures, a ramp's direction given. */
export function endsBetween(low: number, high: number, ramp: 'rising' | 'falling' | undefined): Ends {
  const middle = (low + high) / 2
  if (!ramp) return { from: middle, to: middle, low, high }
  return ramp === 'rising' ? { from: low, to: high, low, high } : { from: high, to: low, low, high }
}

/** Whether a trainer is told something by the athlete, and not by what such a step usually is. */
export function isAsked({ target }: Step): boolean {
  return asksEffort(target)
}

/** Whether the target is in what the sport's trainers are steered by: power on a bike, pace on foot. */
export function isNative({ target }: Step, sport: SportId): boolean {
  return target?.type === sportOf(sport).reference.metric
}

const MOST_PERCENT = 1000
