import { betweenZones } from '#domain/sports/between-zones.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { heartRateZoneNames, powerZones } from '#domain/sports/zones.ts'
import { type DistanceUnit, fromMetres, roundDistance } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { formatPace, paceUnitLabel } from '#domain/units/pace.ts'
import { type ShownDistances, shownUnit } from '#domain/units/shown-distances.ts'
import { capitalise, timeInWords } from '#domain/units/words.ts'
import { hasTarget } from '#domain/workout/has-target.ts'
import type { Duration, Step, StoredSteps, Target } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import { type Totals, totalsOf } from '#domain/workout/totals.ts'

/** The symbol of a unit of distance. */
export const distanceUnitLabel: Record<DistanceUnit, string> = {
  kilometers: 'km',
  miles: 'mi',
  meters: 'm',
  yards: 'yd',
}

/** A thin non-breaking space, between a number and its unit. */
const THIN = '\u202f'

/** A step's length: `10:00`, `1:05:00`, `1.5 km`, `400 m`; `≈ 10:00` if the lap button ends it. */
export function formatLength({ type, unit, value, lapButton }: Duration): string {
  const length = type === 'time' ? formatDuration(value) : formatDistance(value, unit as DistanceUnit)
  return lapButton ? `≈${THIN}${length}` : length
}

/** A time with its units, in whole seconds: `47 min 50 s`, `1 h 30 min`. */
export function formatTimeWithUnits(seconds: number): string {
  const format = (count: number, unit: string) => `${count}${THIN}${unit}`
  return timeInWords(Math.round(seconds), ['h', 'min', 's'], format) || format(0, 's')
}

/** A distance in its unit: `12.4 km`, `1,500 m`. Less than a kilometre is in metres, as runners write it: `300 m`. */
export function formatDistance(value: number, unit: DistanceUnit): string {
  if (unit === 'kilometers' && value > 0 && roundDistance(value, unit) < 1)
    return formatDistance(value * 1000, 'meters')
  const rounded = roundDistance(value, unit)
  return `${rounded.toLocaleString('en', { maximumFractionDigits: 2 })}${THIN}${distanceUnitLabel[unit]}`
}

/** A distance in metres, in another unit: `12.4 km`, `1,640 yd`. */
export function formatMetres(metres: number, unit: DistanceUnit): string {
  return formatDistance(fromMetres(metres, unit), unit)
}

/** A pool in words: `25 m pool`, `33.33 m pool`. */
export function formatPool({ length, unit }: Pool): string {
  const rounded = length.toLocaleString('en', { maximumFractionDigits: 2 })
  return `${rounded}${THIN}${distanceUnitLabel[unit]} pool`
}

/**
 * A step's target in words: `Zone 4 · Hard, 4:05–4:20 /km`; without one `Effort 9 of 10`, `Open`, or `Rest` for a rest.
 */
export function formatTarget(step: Pick<Step, 'target' | 'intensity' | 'effort'>, sport: SportId): string {
  const { target, intensity } = step
  const effort = effortText(step)
  if (!target || target.type === 'open') return effort ? capitalise(effort) : intensity === 'rest' ? 'Rest' : 'Open'
  const parts = [
    zoneName(target, sport),
    rangeText(target, sport),
    percentText(target, sport),
    betweenText(target, sport),
    effort,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : targetLabel[target.type]
}

/** How hard a step should feel: `effort 9 of 10`; undefined if it does not say. */
export function effortText({ effort }: Pick<Step, 'effort'>): string | undefined {
  return effort === undefined ? undefined : `effort ${effort} of 10`
}

/**
 * The range of a target, with `∞` for an unbounded end: `250–270 W`, and `127→201 W` for a ramp; undefined if it has
 * none.
 */
export function rangeText({ type, rangeMin, rangeMax, rangeUnit, ramp }: Target, sport: SportId): string | undefined {
  if (type === 'open' || rangeMin === undefined) return undefined
  const write = type === 'pace' ? formatPace : (value: number) => String(Math.round(value))
  const ends: [string, string] = [write(rangeMin), typeof rangeMax === 'number' ? write(rangeMax) : '∞']
  const paceUnit = rangeUnit ?? sportOf(sport).paceUnits[0] ?? 'km'
  const unit = { pace: paceUnitLabel[paceUnit].replace(' ', THIN), heartrate: 'bpm', power: 'W' }[type]
  // The slower end of a pace is the easier one, and the greater figure.
  const easierFirst: [string, string] = type === 'pace' ? [ends[1], ends[0]] : ends
  return `${ramp ? formatSpan(easierFirst, ramp) : formatSpan(ends)}${THIN}${unit}`
}

/** The percents of a target: `45–70 % of FTP`, `45→70 % of FTP` for a ramp; undefined if it has none. */
export function percentText(target: Target, sport: SportId): string | undefined {
  const span = percentSpan(target)
  return span && target.type !== 'open' ? `${span} of ${percentOfWhat(target.type, sport)}` : undefined
}

/** The same without what they are of: `45–70 %`. */
export function percentSpan({ percentMin, percentMax, ramp }: Target): string | undefined {
  if (percentMin === undefined || percentMax === undefined) return undefined
  return `${formatSpan([formatPercent(percentMin), formatPercent(percentMax)], ramp)}${THIN}%`
}

/** The zones that steady percents lie between: `between Threshold and VO2 Max`; undefined in a zone or beside one. */
export function betweenText(
  { type, zoneNumber, percentMin, percentMax, ramp }: Target,
  id: SportId,
  own?: OwnZones,
): string | undefined {
  const sport = sportOf(id)
  if (zoneNumber !== undefined || ramp || type !== sport.reference.metric) return undefined
  const zones =
    percentMin !== undefined && percentMax !== undefined && betweenZones([percentMin, percentMax], sport, own)
  return zones ? `between ${zones.join(' and ')}` : undefined
}

/** The name of the value that percents of a target refer to. */
export function percentOfWhat(type: 'pace' | 'heartrate' | 'power', sport: SportId): string {
  if (type === 'heartrate') return 'threshold heart rate'
  const { reference } = sportOf(sport)
  if (reference.metric === type) return reference.shortName
  return type === 'power' ? 'FTP' : 'threshold'
}

/** A percentage, with one decimal unless it is whole. */
function formatPercent(percent: number): string {
  return String(Math.round(percent * 10) / 10)
}

/** Two ends as a span, `45–70`, or one figure if they are equal; a ramp has an arrow in its direction: `70→45`. */
export function formatSpan([low, high]: [string, string], ramp?: Target['ramp']): string {
  if (low === high) return low
  if (!ramp) return `${low}–${high}`
  return ramp === 'rising' ? `${low}→${high}` : `${high}→${low}`
}

/** The name of a target's zone: `Zone 3 · Tempo`, `HR zone 2 · Steady`; undefined if it has none. */
export function zoneName({ type, zoneNumber }: Target, sport: SportId): string | undefined {
  if (type === 'open' || zoneNumber === undefined) return undefined
  const names = {
    power: powerZones.map(({ name }) => name),
    heartrate: heartRateZoneNames,
    pace: sportOf(sport).paceZones.map(({ name }) => name),
  }[type]
  const name = names[zoneNumber - 1]
  return `${type === 'heartrate' ? 'HR zone' : 'Zone'} ${zoneNumber}${name ? ` · ${name}` : ''}`
}

export const targetLabel: Record<Target['type'], string> = {
  pace: 'Pace',
  heartrate: 'Heart rate',
  power: 'Power',
  open: 'Open',
}

/**
 * The total time and distance of a workout; an estimate has `≈`. The distance is in the unit that the reader wants; it
 * is undefined if it would be estimated without any target.
 */
export function formatTotals(
  steps: StoredSteps,
  sport: SportId,
  reference?: number,
  shown: ShownDistances = 'as_written',
): Totals & { time: string; distance: string | undefined } {
  const totals = totalsOf(steps, sport, reference)
  const unit = shownUnit(shown, sportOf(sport).distanceUnits) ?? totalUnit(steps, sport)
  const about = (estimated: boolean, text: string) => (estimated ? `≈${THIN}${text}` : text)
  const exact = fromMetres(totals.metres, unit)
  const distance = totals.metresEstimated ? roundEstimate(exact, unit) : exact
  return {
    ...totals,
    time: about(totals.secondsEstimated, formatDuration(totals.seconds)),
    distance:
      totals.metresEstimated && !hasTarget(steps)
        ? undefined
        : about(totals.metresEstimated, formatDistance(distance, unit)),
  }
}

// An estimate is rounded to its accuracy: a tenth of a kilometre or mile, or 50 metres or yards in a pool.
function roundEstimate(distance: number, unit: DistanceUnit): number {
  return unit === 'meters' || unit === 'yards' ? Math.round(distance / 50) * 50 : Math.round(distance * 10) / 10
}

// The unit the workout is written in, else the sport's first: kilometres, or metres for a swim.
function totalUnit(steps: StoredSteps, sport: SportId): DistanceUnit {
  const { distanceUnits } = sportOf(sport)
  const written = steps.flatMap((entry) =>
    'duration' in entry && entry.duration.type === 'distance' ? [entry.duration.unit] : [],
  )
  if (written.some((unit) => unit === 'miles')) return 'miles'
  if (written.some((unit) => unit === 'yards')) return 'yards'
  return distanceUnits[0] ?? 'kilometers'
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The day of a moment, in UTC so that server and browser agree: `March 14, 2026`. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment))
}
