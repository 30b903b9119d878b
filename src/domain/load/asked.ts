import { type SportId, sportOf } from '../sports/registry.ts'
import { type Effort, effortOf, type ReferenceValue } from '../workout/effort.ts'
import { asksEffort } from '../workout/has-target.ts'
import type { Step, Target } from '../workout/step.ts'
import type { OwnHeart } from './heart.ts'

/** For whom a workout is reckoned: nominal figures stand in for what is not known of them. */
export type Whose = { reference?: ReferenceValue; heart?: OwnHeart | undefined }

/** The effort a step asks of an athlete, in percent of threshold; beats a minute are read through their heart rates. */
export function askedOf(step: Step, sport: SportId, { reference, heart }: Whose): Effort {
  return effortOf(step, sport, reference, heart?.threshold)
}

/** Whether a step asks for nothing at all and moves nobody. */
export function isRest({ intensity, target }: Step): boolean {
  return intensity === 'rest' && !asksEffort(target)
}

/**
 * Whether the effort and the time of a step lean on a nominal athlete, or on what a step without a target is usually
 * done at, or on when somebody will press lap.
 */
export function isAssumed(step: Step, sport: SportId, { reference, heart }: Whose): boolean {
  const { target, duration } = step
  if (duration.lapButton) return true
  if (duration.type === 'distance' && !hasKnownSpeed(step, sport, reference)) return true
  if (isRest(step)) return false
  if (!asksEffort(target)) return true
  if (isRelative(target)) return false
  if (target.type === 'heartrate') return heart === undefined
  return reference === undefined || target.type !== sportOf(sport).reference.metric
}

/** Whether a target is a share of an athlete's threshold, whatever that is: a zone, or percents. */
function isRelative({ zoneNumber, percentMin }: Target): boolean {
  return zoneNumber !== undefined || percentMin !== undefined
}

function hasKnownSpeed({ target }: Step, sport: SportId, reference: ReferenceValue): boolean {
  // On a bike, speed is a guess whatever the power.
  if (sportOf(sport).reference.metric === 'power' || target?.type !== 'pace') return false
  return reference !== undefined || typeof target.rangeMax === 'number'
}
