import type { AthleteMetrics } from '#contracts/user.ts'
import { effortsFor, type SessionEffort } from '#domain/generator/request/effort.ts'
import { racesFor } from '#domain/generator/request/race-pace.ts'
import { referenceHint, referenceOf, type WrittenReference } from '#domain/generator/request/reference.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { type Race, racePaceName } from '#domain/sports/races.ts'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import type { Metric } from '#domain/sports/sport.ts'
import { parseTypedTime } from '#domain/text/typed-time.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { convertPace, formatPace, parsePace } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { poolBounds } from '#domain/workout/swim.ts'
import { ownMetrics } from '../../workouts/own-metrics.ts'

/** The fields of the generator's form, as they are typed. */
export type GeneratorForm = {
  sport: SportId
  workoutType: WorkoutType | undefined
  durationType: 'time' | 'distance'
  distanceUnit: DistanceUnit | undefined
  durationValue: string
  workoutMetric: Metric
  referenceValue: string
  /** The distance a pace is per; undefined for a sport without paces. */
  referenceUnit: DistanceUnit | undefined
  poolLength: string
  /** The main set that the sentence asks for. */
  set: MainSet | undefined
  /** The same, written out. */
  mainSet: StoredSteps | undefined
  /** The lengths of warm-up and cool-down that the sentence asks for. */
  warmup: EndLength | undefined
  cooldown: EndLength | undefined
  /** Whether the run has strides, or how many. */
  strides: boolean | number
  /** How hard the whole session is, as the sentence says. */
  effort: SessionEffort | undefined
  /** What the sentence says to mind in the whole session. */
  notes: string | undefined
  /** The race at whose pace the work is done. */
  racePace: Race | undefined
}

type MainSet = NonNullable<GenerateRequest['set']>
type EndLength = NonNullable<GenerateRequest['warmup']>

export type GeneratorField = keyof GeneratorForm
export type GeneratorProblems = Partial<Record<GeneratorField, string>>

const USUAL_POOL = 25

/** The initial form of a sport, with the reference value of the athlete's profile. */
export function formFor(sportId: SportId, metrics: AthleteMetrics | undefined): GeneratorForm {
  const sport = sportOf(sportId)
  const known = ownMetrics(sportId, metrics ?? {})
  const durationType = sport.durationTypes[0] ?? 'time'
  // A sport that is asked for by distance alone needs the pool's unit; for any other the unit is left open.
  const distanceUnit = known.unit ?? (durationType === 'distance' ? sport.distanceUnits[0] : undefined)
  return {
    sport: sportId,
    workoutType: undefined,
    durationType,
    distanceUnit,
    durationValue: freshLength(sportId, durationType),
    workoutMetric: 'heartrate',
    referenceValue: String(known.reference ?? ''),
    referenceUnit: sport.paceUnits.length > 0 ? (known.unit ?? sport.distanceUnits[0]) : undefined,
    poolLength: String(metrics?.pool_length ?? USUAL_POOL),
    set: undefined,
    mainSet: undefined,
    warmup: undefined,
    cooldown: undefined,
    strides: false,
    effort: undefined,
    notes: undefined,
    racePace: undefined,
  }
}

/**
 * The form with another type; strides stay only for an easy run, an effort only for a type that can have it, a race only for
 * a type that is done at its pace.
 */
export function withType(form: GeneratorForm, workoutType: WorkoutType): GeneratorForm {
  const typed = { ...form, workoutType }
  return {
    ...typed,
    strides: takesStrides(typed) && form.strides,
    effort: effortOf(typed),
    racePace: raceOf(typed),
  }
}

/** The race of the form; undefined where its session cannot be done at the pace of that race. */
export function raceOf({ racePace, ...form }: GeneratorForm): Race | undefined {
  return racePace && racesFor(form).includes(racePace) ? racePace : undefined
}

/** The effort of the whole session; undefined where its type says another one. */
export function effortOf({ effort, sport, workoutType }: GeneratorForm): SessionEffort | undefined {
  return effort && effortsFor(sportOf(sport), workoutType).includes(effort) ? effort : undefined
}

/** Whether the session can end in strides: only an easy run can. */
export function takesStrides({ sport, workoutType }: Pick<GeneratorForm, 'sport' | 'workoutType'>): boolean {
  return sportOf(sport).hasStrides && workoutType === 'endurance'
}

/** The form with another kind of length, and a usual length of that kind. */
export function withDurationType(form: GeneratorForm, durationType: GeneratorForm['durationType']): GeneratorForm {
  return { ...form, durationType, durationValue: freshLength(form.sport, durationType) }
}

/** The form with another unit of the reference pace; the typed pace is converted. */
export function withReferenceUnit(form: GeneratorForm, unit: DistanceUnit): GeneratorForm {
  const { paceUnits, distanceUnits } = sportOf(form.sport)
  const from = form.referenceUnit && paceUnits[distanceUnits.indexOf(form.referenceUnit)]
  const to = paceUnits[distanceUnits.indexOf(unit)]
  const seconds = parsePace(form.referenceValue)
  if (!from || !to || seconds === undefined) return { ...form, referenceUnit: unit }
  return { ...form, referenceUnit: unit, referenceValue: formatPace(convertPace(seconds, from, to)) }
}

/** The first required field that is empty, with the sentence of the toast. */
export function missingOf(form: GeneratorForm): { field: GeneratorField; sentence: string } | undefined {
  if (form.durationValue.trim() === '') return { field: 'durationValue', sentence: 'Duration value is required' }
  if (form.durationType === 'distance' && !form.distanceUnit)
    return { field: 'distanceUnit', sentence: 'Distance unit is required' }
  if (!form.workoutType) return { field: 'workoutType', sentence: 'Workout type is required' }
  if (form.workoutMetric !== 'heartrate' && form.referenceValue.trim() === '')
    return { field: 'referenceValue', sentence: `Reference value is required. ${whereToType(form)}` }
  return undefined
}

/** Which figure is needed, for what, and where it is typed. */
function whereToType({ sport, workoutMetric, ...form }: GeneratorForm): string {
  const { label, noun } = sportOf(sport).reference
  const race = raceOf({ sport, workoutMetric, ...form })
  const counted = race ? `${racePaceName(race)} is` : `Targets by ${workoutMetric} are`
  return `${counted} worked out from your ${noun}: type it into “${label}”, or once for all in Account Settings.`
}

/** The request that the form describes, or its errors, one sentence for each field. */
export function readForm(form: GeneratorForm): { request: GenerateRequest } | { problems: GeneratorProblems } {
  const missing = missingOf(form)
  if (missing) return { problems: { [missing.field]: missing.sentence } }
  const length = lengthOf(form)
  const poolLength = poolLengthOf(form)
  const reference = writtenReference(form)
  const problems: GeneratorProblems = {
    ...(typeof length === 'string' ? { durationValue: length } : {}),
    ...(typeof poolLength === 'string' ? { poolLength } : {}),
    ...(referenceOf(reference) === 'invalid' ? { referenceValue: referenceHint(reference) } : {}),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const request: GenerateRequest = {
    sport: form.sport,
    workoutType: form.workoutType as WorkoutType,
    durationType: form.durationType,
    durationUnit: unitOf(form),
    durationValue: length as number,
    workoutMetric: form.workoutMetric,
    referenceValue: reference.referenceValue,
    ...(form.referenceUnit ? { referenceUnit: form.referenceUnit } : {}),
    ...(typeof poolLength === 'number' ? { poolLength } : {}),
    ...(form.set ? { set: form.set } : {}),
    ...(form.mainSet ? { mainSet: form.mainSet } : {}),
    ...(form.warmup ? { warmup: form.warmup } : {}),
    ...(form.cooldown ? { cooldown: form.cooldown } : {}),
    ...(form.strides && takesStrides(form) ? { strides: form.strides } : {}),
    ...(effortOf(form) ? { effort: effortOf(form) } : {}),
    ...(form.notes ? { notes: form.notes } : {}),
    ...(raceOf(form) ? { racePace: raceOf(form) } : {}),
  }
  return { request }
}

/** The reference value as the request has it: a number of watts, or a pace as typed. */
function writtenReference({ sport, workoutMetric, referenceValue, referenceUnit }: GeneratorForm): WrittenReference {
  const isPower = sportOf(sport).reference.metric === 'power'
  return {
    sport,
    workoutMetric,
    referenceValue: isPower ? Number(referenceValue) || null : referenceValue.trim(),
    ...(referenceUnit ? { referenceUnit } : {}),
  }
}

function freshLength(sport: SportId, durationType: GeneratorForm['durationType']): string {
  return durationType === 'time' ? '60' : String(sportOf(sport).usualDistance)
}

function unitOf({ durationType, distanceUnit }: GeneratorForm): 'minutes' | DistanceUnit {
  return durationType === 'time' || !distanceUnit ? 'minutes' : distanceUnit
}

/** Decimal minutes or a distance, or the sentence that says why it cannot be read. */
function lengthOf(form: GeneratorForm): number | string {
  const unit = unitOf(form)
  const { durationValue: typed } = form
  const seconds = parseTypedTime(typed)
  const figure = Number(typed.replace(',', '.'))
  const value = unit === 'minutes' ? (seconds === undefined ? Number.NaN : seconds / 60) : figure
  const { noun, lengths } = sportOf(form.sport)
  const range = lengths.find((one) => one.unit === unit)
  // For a number that is not a time, such as -5, the allowed range is more helpful than the notation.
  const length = Number.isNaN(value) ? figure : value
  if (range && (length < range.min || length > range.max))
    return `A ${noun} can be ${range.min} to ${range.max.toLocaleString('en')} ${unit} long.`
  if (Number.isNaN(value))
    return unit === 'minutes'
      ? 'Enter a time, such as 45, 52.30, 90 min or 1h30; seconds go up to 59.'
      : 'Enter a distance as a number.'
  return value
}

function poolLengthOf(form: GeneratorForm): number | string | undefined {
  if (!sportOf(form.sport).inPool || form.poolLength.trim() === '') return undefined
  const length = Number(form.poolLength.replace(',', '.'))
  const { min, max } = poolBounds
  return length >= min && length <= max ? length : `A pool is ${min} to ${max} ${form.distanceUnit} long.`
}
