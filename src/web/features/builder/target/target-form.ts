import { type SportId, sportOf, targetsOfOther } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { convertPace, formatPace, type PaceUnit, paceUnits, parsePace } from '#domain/units/pace.ts'
import type { Target } from '#domain/workout/step.ts'
import { figureAt, type OwnFigure, percentOf } from './own-figure.ts'
import { readFigure, readPercent } from './typed-figure.ts'

/** The fields of the target dialog, as they are typed. */
export type TargetForm = {
  type: TargetType
  useZone: boolean
  zoneNumber: number
  /** Whether the ends of the range are watts, beats and paces, or percents of the athlete's own figure. */
  by: 'value' | 'percent'
  /** Min, the faster end of a pace, or where a ramp starts. */
  first: string
  /** Max, the slower end of a pace, or where a ramp ends. */
  second: string
  paceUnit: PaceUnit
  /** A ramp by its ends has the direction that they have; a ramp through a zone has this one. */
  ramp: Target['ramp']
}

/** What a new target begins with: the kind that was used last. */
export type TargetKind = Pick<TargetForm, 'type' | 'by'>

/** The target types to offer, the sport's own metric first; every one until a sport is chosen. */
export function targetTypesOf(sport: SportId | undefined): readonly TargetType[] {
  if (!sport) return targetsOfOther
  const { targets, reference } = sportOf(sport)
  return [...targets].sort((one, other) => Number(other === reference.metric) - Number(one === reference.metric))
}

/** The pace units to offer; the caller selects the athlete's own. */
export function paceUnitsOf(sport: SportId | undefined): readonly PaceUnit[] {
  const units = sport ? sportOf(sport).paceUnits : paceUnits
  return units.length > 0 ? units : paceUnits
}

/** The form of a step's target: by range if it has one, by percents if these are all it has, else by zone. */
export function targetFormOf(
  target: Target | null | undefined,
  sport: SportId | undefined,
  paceUnit: PaceUnit,
  last?: TargetKind,
): TargetForm {
  const offered = targetTypesOf(sport)
  const known = last && offered.includes(last.type) ? last : undefined
  const type = target?.type ?? known?.type ?? offered[0] ?? 'open'
  const { rangeMin, rangeMax, rangeUnit = paceUnit, percentMin, percentMax, ramp } = target ?? {}
  const byPercent = rangeMin === undefined && percentMin !== undefined
  const form: TargetForm = {
    type,
    useZone: rangeMin === undefined && !byPercent,
    zoneNumber: target?.zoneNumber ?? 2,
    by: target ? (byPercent ? 'percent' : 'value') : (known?.by ?? 'value'),
    first: '',
    second: '',
    paceUnit: rangeUnit,
    ramp,
  }
  const write = type === 'pace' ? formatPace : String
  const stored = byPercent
    ? [String(percentMin), String(percentMax)]
    : [rangeMin === undefined ? '' : write(rangeMin), typeof rangeMax === 'number' ? write(rangeMax) : '']
  const [first = '', second = ''] = endsAreTurned(form) ? stored.reverse() : stored
  return { ...form, first, second }
}

/**
 * Whether the first field is the second end of the stored form, which begins with the lesser figure: the fastest pace as a
 * percentage, and the start of a ramp that goes down in figures.
 */
export function endsAreTurned({ type, by, ramp }: Pick<TargetForm, 'type' | 'by' | 'ramp'>): boolean {
  const lesserIsHarder = type === 'pace' && by === 'value'
  if (ramp) return (ramp === 'falling') !== lesserIsHarder
  return type === 'pace' && by === 'percent'
}

/** The form with another type: it keeps the zone up to that type's highest, and clears the range, which is in another unit. */
export function withTargetType(form: TargetForm, type: TargetType): TargetForm {
  return { ...form, type, zoneNumber: Math.min(form.zoneNumber, zoneCountOf(type)), first: '', second: '' }
}

/** How many zones a target type has. */
export function zoneCountOf(type: TargetType): number {
  return type === 'power' ? 7 : 5
}

/** The form with another pace unit: typed paces are converted; percents and unreadable text stay as they are. */
export function withPaceUnit(form: TargetForm, paceUnit: PaceUnit): TargetForm {
  const carried = (typed: string) => {
    const seconds = form.by === 'value' ? parsePace(typed) : undefined
    return seconds === undefined ? typed : formatPace(convertPace(seconds, form.paceUnit, paceUnit))
  }
  return { ...form, paceUnit, first: carried(form.first), second: carried(form.second) }
}

/** The form as a ramp or not. A pace begins with its faster end, and a ramp of it with its slower one. */
export function withRamp(form: TargetForm, ramp: Target['ramp']): TargetForm {
  const turns = form.type === 'pace' && !form.useZone && (form.ramp === undefined) !== (ramp === undefined)
  const { first, second } = form
  return { ...form, ramp, ...(turns ? { first: second, second: first } : {}) }
}

/** The form in percents or in values. What is typed is converted by the athlete's own figure, or goes without one. */
export function withBy(form: TargetForm, by: TargetForm['by'], own: OwnFigure | undefined): TargetForm {
  if (by === form.by) return form
  const carried = (typed: string) => otherFigure(form, typed, own) ?? ''
  return { ...form, by, first: carried(form.first), second: carried(form.second) }
}

/** A typed value as a percentage of the athlete's own figure, or a typed percentage as a value: `85.5`, `4:30`. */
export function otherFigure(
  { type, by }: Pick<TargetForm, 'type' | 'by'>,
  typed: string,
  own: OwnFigure | undefined,
): string | undefined {
  if (!own || type === 'open') return undefined
  if (by === 'percent') {
    const percent = readPercent(typed)
    if (percent === undefined) return undefined
    const value = figureAt(percent, own)
    return type === 'pace' ? formatPace(value) : String(Math.round(value))
  }
  const value = type === 'pace' ? parsePace(typed) : readFigure(typed)
  return value ? String(Math.round(10 * percentOf(value, own)) / 10) : undefined
}
