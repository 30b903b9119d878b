import type { AthleteMetrics } from '#contracts/user.ts'
import { referenceOf as referenceOfProfile } from '#domain/generator/request/reference.ts'
import type { Asked, Defaults, Field, Missing, Understood } from '#domain/sentence/result.ts'
import { understand } from '#domain/sentence/understand.ts'
import { sportIds, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { formatTypedDuration } from '#domain/units/duration.ts'
import { ownMetrics } from '../../workouts/own-metrics.ts'
import { formFor, type GeneratorForm, raceOf, takesStrides } from '../form/generator-form.ts'

/**
 * The two inputs of the generator. `form` holds the values before the sentence and every change by hand; `corrected`
 * lists the fields changed by hand since the sentence was begun, which the sentence no longer fills.
 */
export type GeneratorInput = { form: GeneratorForm; sentence: string; corrected: readonly Field[] }

/** The form that is shown and sent: filled in by the sentence. */
export type FilledForm = {
  form: GeneratorForm
  understood: Understood
  /** False for a sentence of which nothing was understood. */
  isUnderstood: boolean
}

/** Fills the form in from the sentence, except the fields that were corrected by hand. */
export function fillIn({ form, sentence, corrected }: GeneratorInput, metrics: AthleteMetrics | undefined): FilledForm {
  const all = understand(sentence, defaultsOf(form, metrics))
  const asked = withoutCorrected(all.asked, corrected)
  const sport = asked.sport ?? form.sport
  const start = sport === form.sport ? form : formFor(sport, metrics)
  if (all.found.length === 0)
    return { form, understood: { ...all, inferred: [], missing: [] }, isUnderstood: sentence.trim() === '' }
  // A length is assumed for a main set in the sentence, but only if none was chosen.
  const isAssumed =
    asked.set !== undefined && !corrected.includes('durationValue') && isFreshLength(start) && !all.asked.durationValue
  const filled = fillForm(start, isAssumed ? { ...all.assumed, ...asked } : asked, corrected)
  return { form: filled, understood: readingsToShow(all, start, filled, corrected), isUnderstood: true }
}

/** Takes a change by hand: from now on the sentence no longer fills the fields that changed. */
export function changeByHand(input: GeneratorInput, shown: GeneratorForm, next: GeneratorForm): GeneratorInput {
  const { sentence, corrected } = input
  if (sentence.trim() === '') return { form: next, sentence, corrected: [] }
  const isSport = next.sport !== shown.sport
  // Another sport brings a fresh form, so only the sport counts as corrected and the sentence fills the rest.
  const changed = isSport ? (['sport'] as const) : fields.filter((field) => differs(field, shown, next))
  return { form: next, sentence, corrected: [...new Set([...corrected, ...changed])] }
}

/** Takes another sentence. An empty one leaves the form with its changes by hand. */
export function withSentence({ form, corrected }: GeneratorInput, sentence: string): GeneratorInput {
  return { form, sentence, corrected: sentence.trim() === '' ? [] : corrected }
}

function defaultsOf({ sport, distanceUnit }: GeneratorForm, metrics: AthleteMetrics = {}): Defaults {
  const own = sportIds.flatMap((id) => {
    const unit = ownMetrics(id, metrics).unit
    return unit ? [[id, unit] as const] : []
  })
  const references = sportIds.flatMap((id) => {
    const written = { sport: id, workoutMetric: sportOf(id).reference.metric }
    const { reference, unit } = ownMetrics(id, metrics)
    const value = referenceOfProfile({ ...written, referenceValue: reference, referenceUnit: unit })
    return typeof value === 'number' ? [[id, value] as const] : []
  })
  const units = { ...Object.fromEntries(own), ...(distanceUnit ? { [sport]: distanceUnit } : {}) }
  return { sport, units, references: Object.fromEntries(references) }
}

function fillForm(form: GeneratorForm, asked: Asked, corrected: readonly Field[]): GeneratorForm {
  const sport = sportOf(form.sport)
  const type = asked.workoutType && sport.workoutTypes.includes(asked.workoutType) ? asked.workoutType : undefined
  const workoutType: WorkoutType | undefined =
    type ?? form.workoutType ?? (corrected.includes('workoutType') ? undefined : 'endurance')
  const filled = { ...form, workoutType, ...lengthOf(asked, form), ...referenceOf(asked, form) }
  const workoutMetric =
    asked.workoutMetric && sport.metrics.includes(asked.workoutMetric) ? asked.workoutMetric : form.workoutMetric
  return {
    ...filled,
    workoutMetric,
    racePace: raceOf({ ...filled, workoutMetric, racePace: asked.racePace ?? form.racePace }),
    poolLength: asked.poolLength === undefined ? form.poolLength : String(asked.poolLength),
    ...setOf(asked, form),
    warmup: asked.warmup ?? form.warmup,
    cooldown: asked.cooldown ?? form.cooldown,
    strides: takesStrides(filled) && (asked.strides ?? form.strides),
  }
}

function lengthOf(
  { durationType, durationUnit, durationValue }: Asked,
  { sport }: GeneratorForm,
): Partial<GeneratorForm> {
  const { durationTypes, distanceUnits } = sportOf(sport)
  if (!durationType || durationValue === undefined || !durationTypes.includes(durationType)) return {}
  if (durationUnit === undefined || durationUnit === 'minutes')
    return { durationType: 'time', durationValue: formatTypedDuration(durationValue * 60) }
  if (!distanceUnits.includes(durationUnit)) return {}
  return { durationType, distanceUnit: durationUnit, durationValue: String(durationValue) }
}

function referenceOf({ sport, referenceValue, referenceUnit }: Asked, form: GeneratorForm): Partial<GeneratorForm> {
  if (referenceValue === undefined || referenceValue === null || (sport && sport !== form.sport)) return {}
  return { referenceValue: String(referenceValue), ...(referenceUnit ? { referenceUnit } : {}) }
}

/** The main set of the sentence takes the place of the form's, in either way of writing. */
function setOf(asked: Asked, form: GeneratorForm): Pick<GeneratorForm, 'set' | 'mainSet'> {
  if (asked.mainSet) return { set: undefined, mainSet: asked.mainSet }
  if (asked.set && fitsPool(asked.set.unit, form)) return { set: asked.set, mainSet: undefined }
  return { set: form.set, mainSet: form.mainSet }
}

function fitsPool(unit: string, { sport }: GeneratorForm): boolean {
  return !sportOf(sport).inPool || unit === 'meters' || unit === 'yards'
}

/**
 * The readings to show: only what the form holds. A reading that was corrected by hand is left out; one that the chosen
 * sport does not have is listed as unread.
 */
function readingsToShow(
  all: Understood,
  before: GeneratorForm,
  form: GeneratorForm,
  corrected: readonly Field[],
): Understood {
  const isUncorrected = ({ field }: { field: Field }) => !corrected.includes(field)
  const isTaken = ({ field }: { field: Field }) => holds(field, all.asked, form)
  const isChosen = ({ field }: { field: Field }) =>
    (field === 'workoutType' && before.workoutType !== undefined) ||
    (field === 'durationValue' && !isFreshLength(before))
  const lost = all.found.filter((one) => isUncorrected(one) && !isTaken(one))
  const { label } = sportOf(form.sport)
  const replacement: Missing[] = lost.some(({ field }) => field === 'workoutType')
    ? [{ field: 'workoutType', sentence: `No type of ${label.toLowerCase()} was named, so endurance.` }]
    : []
  return {
    ...all,
    found: all.found.filter(isUncorrected).filter(isTaken),
    inferred: all.inferred.filter(isUncorrected).filter(isTaken),
    unread: [...all.unread, ...lost.map(({ from, to }) => ({ from, to, sentence: `${label} does not have it.` }))],
    missing: [
      ...all.missing.filter(isUncorrected).filter((one) => !isChosen(one) && holds(one.field, all.assumed, form)),
      ...replacement.filter((one) => !isChosen(one) && form.workoutType === 'endurance'),
    ],
  }
}

/** Whether the form's value of a field is the one that was asked for. */
function holds(field: Field, asked: Asked, form: GeneratorForm): boolean {
  switch (field) {
    case 'durationValue': {
      const length = Object.entries(lengthOf(asked, form)) as [keyof GeneratorForm, unknown][]
      return length.length > 0 && length.every(([key, value]) => form[key] === value)
    }
    case 'referenceValue':
      return form.referenceValue === String(asked.referenceValue)
    case 'poolLength':
      return sportOf(form.sport).inPool && form.poolLength === String(asked.poolLength)
    default:
      return form[field] === asked[field]
  }
}

function isFreshLength({ sport, durationType, durationValue }: GeneratorForm): boolean {
  const fresh = formFor(sport, undefined)
  return durationType === fresh.durationType && durationValue === fresh.durationValue
}

/** What the sentence asks for, without the corrected fields. */
function withoutCorrected(asked: Asked, corrected: readonly Field[]): Asked {
  const kept = Object.entries(asked).filter(([key]) => !corrected.includes(fieldOf[key as keyof Asked]))
  return Object.fromEntries(kept)
}

const fieldOf: Record<keyof Asked, Field> = {
  sport: 'sport',
  workoutType: 'workoutType',
  durationType: 'durationValue',
  durationUnit: 'durationValue',
  durationValue: 'durationValue',
  workoutMetric: 'workoutMetric',
  referenceValue: 'referenceValue',
  referenceUnit: 'referenceValue',
  poolLength: 'poolLength',
  set: 'set',
  mainSet: 'mainSet',
  warmup: 'warmup',
  cooldown: 'cooldown',
  strides: 'strides',
  racePace: 'racePace',
}

const formKeys: Record<Field, readonly (keyof GeneratorForm)[]> = {
  sport: ['sport'],
  workoutType: ['workoutType'],
  durationValue: ['durationType', 'distanceUnit', 'durationValue'],
  workoutMetric: ['workoutMetric'],
  referenceValue: ['referenceValue', 'referenceUnit'],
  poolLength: ['poolLength'],
  set: ['set'],
  mainSet: ['mainSet'],
  warmup: ['warmup'],
  cooldown: ['cooldown'],
  strides: ['strides'],
  racePace: ['racePace'],
}

const fields = Object.keys(formKeys) as Field[]

function differs(field: Field, one: GeneratorForm, other: GeneratorForm): boolean {
  return formKeys[field].some((key) => one[key] !== other[key])
}
