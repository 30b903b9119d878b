import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'
import { referenceHint, referenceOf } from '#domain/generator/request/reference.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { formatPace, type PaceUnit, parsePace } from '#domain/units/pace.ts'
import { distanceUnitOf, paceUnitOf } from '../draft/own-figures.ts'
import type { AthleteFigures } from './own-figure.ts'

/** The figure to ask for: the reference value of the sport, or the heart rate at threshold. */
export type AskedFigure = { what: 'reference' | 'heart-rate'; paceUnit: PaceUnit }

/** A figure as it is typed, and whether the profile is to have it. */
export type TypedFigure = { text: string; keep: boolean }

/** What to ask for beside a type of target; undefined where it is known, or nothing of the athlete would help. */
export function askedFigure(
  type: TargetType,
  sport: SportId,
  { reference, thresholdHeartRate }: AthleteFigures,
  metrics: AthleteMetrics | undefined,
): AskedFigure | undefined {
  const paceUnit = paceUnitOf(sport, metrics)
  if (type === 'heartrate') return thresholdHeartRate ? undefined : { what: 'heart-rate', paceUnit }
  return type === sportOf(sport).reference.metric && reference === undefined
    ? { what: 'reference', paceUnit }
    : undefined
}

/** A typed figure: what is known with it, and the change of the profile; nothing if it is empty, or the error. */
export function readTypedFigure(
  asked: AskedFigure | undefined,
  { text }: TypedFigure,
  sport: SportId,
  metrics: AthleteMetrics | undefined,
): { known?: Partial<AthleteFigures>; change?: MetricsChange; problem?: string } {
  const typed = text.trim()
  if (!asked || typed === '') return {}
  if (asked.what === 'heart-rate') {
    const beats = /^\d{2,3}$/.test(typed) ? Number(typed) : 0
    if (beats < MIN_THRESHOLD_BEATS || beats > MAX_THRESHOLD_BEATS) return { problem: beatsHint }
    return { known: { thresholdHeartRate: beats }, change: { threshold_heart_rate: beats } }
  }
  const { reference, profile } = sportOf(sport)
  const unit = distanceUnitOf(sport, metrics)
  const referenceUnit = reference.metric === 'pace' ? unit : undefined
  const value = referenceOf({
    sport,
    workoutMetric: reference.metric,
    referenceValue: typed.replace(',', '.'),
    referenceUnit,
  })
  if (typeof value !== 'number') return { problem: referenceHint({ sport, referenceUnit }) }
  const seconds = parsePace(typed)
  const change =
    referenceUnit && seconds
      ? { [profile.reference]: formatPace(seconds), [profile.unit]: unit }
      : { [profile.reference]: value }
  return { known: { reference: value }, change }
}

// The bounds of a heart rate in the dialog, narrowed to what can be one at threshold. Our choice.
const MIN_THRESHOLD_BEATS = 80
const MAX_THRESHOLD_BEATS = 230
const beatsHint = `Enter your heart rate at threshold in beats a minute, ${MIN_THRESHOLD_BEATS} to ${MAX_THRESHOLD_BEATS}.`
