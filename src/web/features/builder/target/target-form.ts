import { type SportId, sportOf, targetsOfOther } from '#domain/sports/registry.ts'
import type { TargetType } from '#domain/sports/sport.ts'
import { convertPace, formatPace, type PaceUnit, paceUnits, parsePace } from '#domain/units/pace.ts'
import type { Step, Target } from '#domain/workout/step.ts'

/** The fields of the target dialog, as they are typed. */
export type TargetForm = {
  type: TargetType
  useZone: boolean
  zoneNumber: number
  min: string
  max: string
  paceUnit: PaceUnit
}

export type TargetProblems = Partial<Record<'min' | 'max', string>>

/** The target types to offer: the sport's own, or every one until a sport is chosen. */
export function targetTypesOf(sport: SportId | undefined): readonly TargetType[] {
  return sport ? sportOf(sport).targets : targetsOfOther
}

/** The pace units to offer; the caller selects the athlete's own. */
export function paceUnitsOf(sport: SportId | undefined): readonly PaceUnit[] {
  const units = sport ? sportOf(sport).paceUnits : paceUnits
  return units.length > 0 ? units : paceUnits
}

/** How many zones a target type has. */
export function zoneCountOf(type: TargetType): number {
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
  const format = (value: number | null | undefined) =>
    typeof value !== 'number' ? '' : type === 'pace' ? formatPace(value) : String(value)
  return {
    type,
    useZone: rangeMin === undefined,
    zoneNumber: target?.zoneNumber ?? 2,
    min: format(rangeMin),
    max: format(rangeMax),
    paceUnit: rangeUnit,
  }
}

/** The form with another type: it keeps the zone up to that type's highest, and clears the range, which is in another unit. */
export function withTargetType(form: TargetForm, type: TargetType): TargetForm {
  return { ...form, type, zoneNumber: Math.min(form.zoneNumber, zoneCountOf(type)), min: '', max: '' }
}

/** The form with another pace unit: typed paces are converted, and unreadable text stays as it is. */
export function withPaceUnit(form: TargetForm, paceUnit: PaceUnit): TargetForm {
  const carried = (typed: string) => {
    const seconds = parsePace(typed)
    return seconds === undefined ? typed : formatPace(convertPace(seconds, form.paceUnit, paceUnit))
  }
  return { ...form, paceUnit, min: carried(form.min), max: carried(form.max) }
}

/** The target that the form describes, or its errors, one sentence for each field. */
export function readTarget(form: TargetForm): { target: Target } | { problems: TargetProblems } {
  const { type, useZone, zoneNumber } = form
  if (type === 'open') return { target: { type } }
  if (useZone) return { target: { type, zoneNumber } }
  const read = type === 'pace' ? parsePace : readFigure
  const min = read(form.min)
  const max = form.max.trim() === '' ? null : read(form.max)
  const problems: TargetProblems = {
    ...(min === undefined ? { min: hints[type] } : isUnlikelyHeartRate(type, min) ? { min: unlikelyHeartRate } : {}),
    ...(max === undefined ? { max: hints[type] } : isUnlikelyHeartRate(type, max) ? { max: unlikelyHeartRate } : {}),
    ...(type === 'power' && max === 0 ? { max: 'Max must be above 0 W.' } : {}),
    ...(min !== undefined && typeof max === 'number' && min > max ? { min: wrongOrder[type] } : {}),
  }
  if (min === undefined || max === undefined || problems.min || problems.max) return { problems }
  const range = { rangeMin: min, rangeMax: max }
  return { target: type === 'pace' ? { type, ...range, rangeUnit: form.paceUnit } : { type, ...range } }
}

/** The efforts to choose from, as a list shows them; an empty value is none. */
export const effortOptions = [
  { value: '', label: 'Not said' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `${index + 1} of 10` })),
]

/** The effort of a step with the new type of target: the chosen one if it is open. Beside another it stays. */
export function effortFor(type: TargetType, chosen: string, step: Pick<Step, 'target' | 'effort'>): number | undefined {
  if (type === 'open') return chosen === '' ? undefined : Number(chosen)
  return step.target && step.target.type !== 'open' ? step.effort : undefined
}

/** The new target as a ramp if the one before was a ramp and the new one still has two ends. */
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

const wrongOrder = {
  pace: 'Min is the faster pace, so it cannot be slower than Max.',
  heartrate: 'Min cannot be above Max.',
  power: 'Min cannot be above Max.',
} as const

const unlikelyHeartRate = 'A heart rate is between 30 and 250 bpm.'

// Chosen: no athlete trains outside these bounds. The stored form allows more, because imported files contain more.
function isUnlikelyHeartRate(type: TargetType, value: number | null): boolean {
  return type === 'heartrate' && value !== null && (value < 30 || value > 250)
}

// The stored form's bound on a range, in any unit.
const MAX_RANGE_END = 10_000

function readFigure(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,5}(\.\d+)?$/.test(text) && Number(text) <= MAX_RANGE_END ? Number(text) : undefined
}
