import { heartRateZones } from '#domain/sports/heart-rate.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { convertPace, type PaceUnit } from '#domain/units/pace.ts'
import type { Target } from '#domain/workout/step.ts'
import { zoneRange } from '#domain/workout/zone-range.ts'

/** What is known of an athlete: the reference value in the sport's own unit, and beats a minute at threshold. */
export type AthleteFigures = { reference: number | undefined; thresholdHeartRate: number | undefined }

/** What percents of a target refer to: watts, beats a minute, or seconds of a pace, of which fewer are harder. */
export type OwnFigure = { value: number; isPace: boolean }

/** The athlete's own figure for a type of target; undefined where it is not known, or the sport has none. */
export function ownFigureOf(
  { type, paceUnit }: { type: TargetType; paceUnit: PaceUnit },
  sportId: SportId,
  { reference, thresholdHeartRate }: AthleteFigures,
): OwnFigure | undefined {
  const sport = sportOf(sportId)
  if (type === 'heartrate') return thresholdHeartRate ? { value: thresholdHeartRate, isPace: false } : undefined
  if (reference === undefined || type !== sport.reference.metric) return undefined
  if (type === 'power') return { value: reference, isPace: false }
  return { value: convertPace(reference, sport.paceUnits[0] ?? 'km', paceUnit), isPace: true }
}

/** Percents of the own figure: of speed for a pace, so that more is harder. The value is above 0. */
export function percentOf(value: number, own: OwnFigure): number {
  return own.isPace ? (100 * own.value) / value : (100 * value) / own.value
}

/** The value of percents above 0: unrounded watts, beats, or seconds of a pace. */
export function figureAt(percent: number, own: OwnFigure): number {
  return own.isPace ? (100 * own.value) / percent : (percent * own.value) / 100
}

/**
 * The range of a zone in the athlete's own watts, beats or paces, by their own bounds if they have some; undefined where
 * these figures are not known.
 */
export function ownZoneRange(
  { type, zoneNumber, paceUnit }: { type: TargetType; zoneNumber: number; paceUnit: PaceUnit },
  sport: SportId,
  { reference, thresholdHeartRate }: AthleteFigures,
  zones?: OwnZones,
): Target | undefined {
  if (type !== 'heartrate') {
    const range = zoneRange({ type, zoneNumber }, sport, reference, paceUnit, zones)
    return range && { type, ...range }
  }
  const zone = heartRateZones(sportOf(sport), zones)[zoneNumber - 1]
  if (!zone || !thresholdHeartRate) return undefined
  const beats = (percent: number) => Math.round((percent * thresholdHeartRate) / 100)
  return { type, rangeMin: beats(zone.percentMin), rangeMax: beats(zone.percentMax) }
}
