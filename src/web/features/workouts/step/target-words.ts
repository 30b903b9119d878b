import { type HeartRates, heartRatePercents } from '#domain/load/heart.ts'
import { namedZone } from '#domain/load/named-zone.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { effortOf, zoneEffort } from '#domain/workout/effort.ts'
import type { Step, Target } from '#domain/workout/step.ts'
import { zoneRange } from '#domain/workout/zone-range.ts'
import {
  betweenText,
  effortText,
  formatSpan,
  percentOfWhat,
  percentText,
  rangeText,
  zoneName,
} from '../../../lib/format.ts'

/** A thin non-breaking space, between a figure and its unit. */
const THIN = '\u202f'

/** A step's target in words. */
export type TargetWords = {
  /** `Zone 4 · Hard`. */
  zone?: string
  /** In watts, beats or pace: written in the step, or worked out from its percents or zone and the athlete's reference. */
  range?: string
  /** In percent of FTP, of the speed or of the heart rate at threshold: `99–105 % of FTP`, `45→70 % of FTP` for a ramp. */
  percent?: string
  /** The zones that its percents lie between: `between Threshold and VO2 Max`. */
  between?: string
  /** How hard it should feel: `effort 9 of 10`. */
  effort?: string
}

/** The words of a step's target and effort, with the athlete's own bounds of zones; empty for an open target or none. */
export function targetWords(
  step: Step,
  sport: SportId,
  reference?: number,
  heart?: HeartRates,
  zones?: OwnZones,
): TargetWords {
  const { target } = step
  const effort = effortText(step)
  const felt = effort ? { effort } : {}
  if (!target || target.type === 'open') return felt
  const named = { ...target, zoneNumber: namedZone(target, sport, { reference, heart, zones }) }
  const zone = zoneName(named, sport)
  const range =
    rangeText(target, sport) ??
    rangeOfBeats(target, sport, heart, zones) ??
    rangeOfPercents(target, sport, reference) ??
    rangeOfZone(target, sport, reference, zones)
  const percent = percentText(target, sport) ?? percentOf(step, sport, reference, zones)
  const between = betweenText(named, sport, zones)
  return {
    ...(zone && { zone }),
    ...(range && { range }),
    ...(percent && { percent }),
    ...(between && { between }),
    ...felt,
  }
}

/** A target in its shortest words: the first that it has of range, zone, percentage and effort, else `open`. */
export function shortTarget(step: Step, sport: SportId, reference?: number, zones?: OwnZones): string {
  const { range, zone, percent, effort } = targetWords(step, sport, reference, undefined, zones)
  return range ?? zone ?? percent ?? effort ?? 'open'
}

/** A zone or percents of heart rate in beats, where the athlete's heart rates are known. */
function rangeOfBeats(
  target: Target,
  sport: SportId,
  heart: HeartRates | undefined,
  zones: OwnZones | undefined,
): string | undefined {
  const beats = heart && heartRatePercents(target, sport, heart, zones)
  if (!beats) return undefined
  const [rangeMin, rangeMax] = [beats.low, beats.high].map((percent) => Math.round((percent * heart.threshold) / 100))
  return rangeText({ type: 'heartrate', rangeMin, rangeMax, ...(target.ramp && { ramp: target.ramp }) }, sport)
}

/** Percents of a known FTP or threshold pace, in whole watts or seconds. */
function rangeOfPercents(target: Target, sportId: SportId, reference: number | undefined): string | undefined {
  const { type, percentMin, percentMax, ramp } = target
  const sport = sportOf(sportId)
  if (reference === undefined || percentMin === undefined || percentMax === undefined) return undefined
  if (type !== sport.reference.metric) return undefined
  const [rangeMin, rangeMax] =
    type === 'power'
      ? [(percentMin * reference) / 100, (percentMax * reference) / 100]
      : [(reference * 100) / percentMax, (reference * 100) / percentMin]
  return rangeText({ type, rangeMin, rangeMax, ...(ramp && { ramp }) }, sportId)
}

function rangeOfZone(
  target: Target,
  sport: SportId,
  reference: number | undefined,
  zones: OwnZones | undefined,
): string | undefined {
  const range = zoneRange(target, sport, reference, sportOf(sport).paceUnits[0] ?? 'km', zones)
  return range && rangeText({ type: target.type, ...range, ...(target.ramp && { ramp: target.ramp }) }, sport)
}

// A written range has a percentage only when the reference is known and of the same metric; a zone always has one.
function percentOf(
  step: Step,
  sportId: SportId,
  reference: number | undefined,
  zones: OwnZones | undefined,
): string | undefined {
  const { target } = step
  if (!target || target.type === 'heartrate' || target.type === 'open') return undefined
  const sport = sportOf(sportId)
  const { type, zoneNumber } = target
  const isKnown =
    zoneNumber === undefined
      ? reference !== undefined && type === sport.reference.metric
      : zoneEffort(type, zoneNumber, sport) !== undefined
  if (!isKnown) return undefined
  const { low, high } = effortOf(step, sportId, reference, undefined, zones)
  const ends: [string, string] = [String(Math.round(low)), String(Math.round(high))]
  return `${formatSpan(ends, target.ramp)}${THIN}% of ${percentOfWhat(type, sportId)}`
}
