import { type SportId, sportOf, targetsOfOther } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { convertPace, formatPace, type PaceUnit, paceUnits, parsePace } from '#domain/units/pace.ts'
import type { Target } from '#domain/workout/step.ts'

/** The target dialog's fields, as somebody fills them in. */
export type TargetForm = {
  type: TargetType
  useZone: boolean
  zoneNumber: number
  min: string
  max: string
  paceUnit: PaceUnit
}

export type TargetProblems = Partial<Record<'min' | 'max', string>>

/** The targets on offer: the sport's own, and until one is chosen those of every sport. */
export function targetTypesOf(sport: SportId | undefined): readonly TargetType[] {
  return sport ? sportOf(sport).targets : targetsOfOther
}

/** Pace units on offer, the athlete's own first choice of them left to the caller. */
export function paceUnitsOf(sport: SportId | undefined): readonly PaceUnit[] {
  const units = sport ? sportOf(sport).paceUnits : paceUnits
  return units.length > 0 ? units : paceUnits
}

/** How many zones a target type has. */
function zoneCountOf(type: TargetType): number {
  return type === 'power' ? 7 : 5
}

/** The form of a step's target: by zone, unless it has a range. */
export function targetFormOf(
  target: Target | null | undefined,
  sport: SportId | undefined,
  paceUnit: PaceUnit,
): TargetForm {
  const offered = targetTypesOf(sport)
  const type = target?.type ?? offered[0] ?? 'open'
  const { rangeMin, rangeMax, rangeUnit = paceUnit } = target ?? {}
  const written = (value: number | null | undefined) =>
    typeof value !== 'number' ? '' : type === 'pace' ? formatPace(value) : String(value)
  return {
    type,
    useZone: rangeMin === undefined,
    zoneNumber: target?.zoneNumber ?? 2,
    min: written(rangeMin),
    max: written(rangeMax),
    paceUnit: rangeUnit,
  }
}

/** Another type keeps the zone, as far as it has one, and forgets a range, whose figures mean something else there. */
export function withTargetType(form: TargetForm, type: TargetType): TargetForm {
  return { ...form, type, zoneNumber: Math.min(form.zoneNumber, zoneCountOf(type)), min: '', max: '' }
}

/** Another pace unit carries the typed paces over; what cannot be read stays as it is. */
export function withPaceUnit(form: TargetForm, paceUnit: PaceUnit): TargetForm {
  const carried = (typed: string) => {
    const seconds = parsePace(typed)
    return seconds === undefined ? typed : formatPace(convertPace(seconds, form.paceUnit, paceUnit))
  }
  return { ...form, paceUnit, min: carried(form.min), max: carried(form.max) }
}

/** The target the form describes, or what is wrong with it, a sentence a field. */
export function readTarget(form: TargetForm): { target: Target } | { problems: TargetProblems } {
  const { type, useZone, zoneNumber } = form
  if (type === 'open') return { target: { type } }
  if (useZone) return { target: { type, zoneNumber } }
  const read = type === 'pace' ? parsePace : readFigure
  const min = read(form.min)
  const max = form.max.trim() === '' ? null : read(form.max)
  const problems: TargetProblems = {
    ...(min === undefined ? { min: hints[type] } : isBeyond(type, min) ? { min: beyond } : {}),
    ...(max === undefined ? { max: hints[type] } : isBeyond(type, max) ? { max: beyond } : {}),
    ...(type === 'power' && max === 0 ? { max: 'Max must be above 0 W.' } : {}),
    ...(min !== undefined && typeof max === 'number' && min > max ? { min: crossed[type] } : {}),
  }
  if (min === undefined || max === undefined || problems.min || problems.max) return { problems }
  const range = { rangeMin: min, rangeMax: max }
  return { target: type === 'pace' ? { type, ...range, rangeUnit: form.paceUnit } : { type, ...range } }
}

/** A target set by hand; a ramp stays one where it still has two ends to go between. */
export function asRampOf(before: Target | null | undefined, target: Target): Target {
  const isRamp =
    before?.ramp && before.type === target.type && typeof (target.zoneNumber ?? target.rangeMax) === 'number'
  return isRamp ? { ...target, ramp: before.ramp } : target
}

const hints = {
  pace: 'Enter a pace as minutes and seconds, such as 4:30.',
  heartrate: 'Enter beats a minute, such as 145.',
  power: 'Enter watts, such as 220.',
} as const

const crossed = {
  pace: 'Min is the faster pace, so it cannot be slower than Max.',
  heartrate: 'Min cannot be above Max.',
  power: 'Min cannot be above Max.',
} as const

const beyond = 'A heart rate is between 30 and 250 bpm.'

// Slower and faster than any heart that trains; the stored form takes more, for files of others bring it.
function isBeyond(type: TargetType, value: number | null): boolean {
  return type === 'heartrate' && value !== null && (value < 30 || value > 250)
}

// The stored form's bound on a range, in any unit.
const HIGHEST = 10_000

function readFigure(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,5}(\.\d+)?$/.test(text) && Number(text) <= HIGHEST ? Number(text) : undefined
}
