import { type SportId, sportOf } from '../sports/registry.ts'
import { type DistanceUnit, toMetres } from '../units/distance.ts'
import { speedOf } from '../units/pace.ts'
import { middleEffort, type ReferenceValue } from './effort.ts'
import { unroll } from './groups.ts'
import type { Step, StoredSteps } from './step.ts'

/** Of a whole workout. A figure is estimated if part of it is computed from a speed, or a lap button ends a step. */
export type Totals = {
  seconds: number
  metres: number
  secondsEstimated: boolean
  metresEstimated: boolean
}

/** Time and distance of a workout, repeats expanded. Rest has no distance. */
export function totalsOf(stored: StoredSteps, sport: SportId, reference?: ReferenceValue): Totals {
  const totals: Totals = { seconds: 0, metres: 0, secondsEstimated: false, metresEstimated: false }
  for (const step of unroll(stored)) {
    const metres = metresOf(step, sport, reference)
    totals.seconds += secondsOf(step, sport, reference)
    totals.metres += metres
    const { type, lapButton } = step.duration
    if (type === 'distance' || lapButton) totals.secondsEstimated = true
    if (metres > 0 && (type === 'time' || lapButton)) totals.metresEstimated = true
  }
  return totals
}

/** Seconds a step takes, with the rest that its send-off leaves. */
export function secondsOf(step: Step, sport: SportId, reference?: ReferenceValue): number {
  return Math.max(movingSecondsOf(step, sport, reference), step.sendOff ?? 0)
}

/** Seconds a step takes without that rest: as written, or its distance at the middle of its target. */
export function movingSecondsOf(step: Step, sport: SportId, reference?: ReferenceValue): number {
  if (step.duration.type === 'time') return step.duration.value
  // A distance that is written as rest still takes time: at half the threshold speed, our choice.
  return writtenMetres(step) / (speedAt(step, sport, reference) || thresholdSpeed(sport, reference) / 2)
}

/** Metres of a step: as written, or its time at the middle of its target. */
export function metresOf(step: Step, sport: SportId, reference?: ReferenceValue): number {
  if (step.duration.type === 'distance') return writtenMetres(step)
  return step.duration.value * speedAt(step, sport, reference)
}

/** Speed in m/s at threshold: the reference pace's, or the sport's nominal one. */
export function thresholdSpeed(sportId: SportId, reference?: ReferenceValue): number {
  const { reference: threshold, paceUnits } = sportOf(sportId)
  if (threshold.metric === 'power') return (threshold.nominalKilometresPerHour * 1000) / 3600
  return speedOf(reference ?? threshold.nominal, paceUnits[0] ?? 'km')
}

function speedAt(step: Step, sportId: SportId, reference?: ReferenceValue): number {
  // A pace range gives the speed if the threshold pace is unknown, and always on a ride: FTP says nothing about pace.
  const hasThresholdPace = reference !== undefined && sportOf(sportId).reference.metric === 'pace'
  const written = hasThresholdPace ? undefined : writtenSpeed(step, sportId)
  if (written !== undefined) return written
  const percent = middleEffort(step, sportId, reference)
  if (percent <= 0) return 0
  const share = percent / 100
  // On the flat, air resistance takes power with the cube of speed, so speed follows the cube root of power.
  const speedShare = sportOf(sportId).reference.metric === 'power' ? Math.cbrt(share) : share
  return thresholdSpeed(sportId, reference) * speedShare
}

/** The middle of a pace range that is closed at both ends, in m/s. */
function writtenSpeed({ target }: Step, sportId: SportId): number | undefined {
  if (target?.type !== 'pace' || !target.rangeMin || !target.rangeMax) return undefined
  const unit = target.rangeUnit ?? sportOf(sportId).paceUnits[0] ?? 'km'
  return (speedOf(target.rangeMin, unit) + speedOf(target.rangeMax, unit)) / 2
}

function writtenMetres(step: Step): number {
  return toMetres(step.duration.value, step.duration.unit as DistanceUnit)
}
