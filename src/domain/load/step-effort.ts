import type { OwnZones } from '../sports/own-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { type Effort, effortOf, type ReferenceValue } from '../workout/effort.ts'
import { asksEffort } from '../workout/has-target.ts'
import type { Step, Target } from '../workout/step.ts'
import type { HeartRates } from './heart.ts'

/** What is known of the athlete; nominal figures replace what is not. */
export type Athlete = {
  reference?: ReferenceValue
  heart?: HeartRates | undefined
  /** Own bounds of zones, where they differ from the table. */
  zones?: OwnZones | undefined
}

/** The effort a step asks of an athlete, in percent of threshold; beats a minute are read by their heart rates. */
export function stepEffort(step: Step, sport: SportId, { reference, heart, zones }: Athlete): Effort {
  return effortOf(step, sport, reference, heart?.threshold, zones)
}

/** Whether a step is a rest that asks for no effort. */
export function isRest({ intensity, target }: Step): boolean {
  return intensity === 'rest' && !asksEffort(target)
}

/**
 * Whether the effort or the time of a step is estimated: from a nominal athlete, from what a step without a target is
 * usually done at, or because the lap button ends it.
 */
export function isEstimated(step: Step, sport: SportId, { reference, heart }: Athlete): boolean {
  const { target, duration } = step
  if (duration.lapButton) return true
  if (duration.type === 'distance' && !hasKnownSpeed(step, sport, reference)) return true
  if (isRest(step)) return false
  if (!asksEffort(target)) return true
  if (isRelative(target)) return false
  if (target.type === 'heartrate') return heart === undefined
  return reference === undefined || target.type !== sportOf(sport).reference.metric
}

/** Whether a target is a share of the athlete's threshold, whatever that is: a zone, or percents. */
function isRelative({ zoneNumber, percentMin }: Target): boolean {
  return zoneNumber !== undefined || percentMin !== undefined
}

function hasKnownSpeed({ target }: Step, sport: SportId, reference: ReferenceValue): boolean {
  // On a bike, speed is a guess whatever the power.
  if (sportOf(sport).reference.metric === 'power' || target?.type !== 'pace') return false
  return reference !== undefined || typeof target.rangeMax === 'number'
}
