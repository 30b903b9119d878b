import type { AthleteMetrics } from '#contracts/user.ts'
import { referenceOf, type WrittenReference } from '#domain/generator/request/reference.ts'
import type { Corrections, Defaults, Field, Understood } from '#domain/sentence/result.ts'
import { understand } from '#domain/sentence/understand.ts'
import { type SportId, sportIds, sportOf } from '#domain/sports/registry.ts'
import { poolBounds } from '#domain/workout/swim.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { ownMetrics } from '../../workouts/own-metrics.ts'
import { formFor, type GeneratorForm } from '../form/generator-form.ts'
import { askedOverForm } from './asked-over-form.ts'
import { changedFields, copyFields, withoutFields } from './form-fields.ts'
import { isBuildable, isChosen, readingsToShow } from './readings-to-show.ts'

/**
 * The two inputs of the generator. `form` holds the values of the last change by hand, with what the sentence had filled in
 * by then, and `before` those that stood there before the sentence; without a change both are the same. `corrected` lists
 * the fields changed by hand since the sentence was begun, which the sentence no longer fills.
 */
export type GeneratorInput = {
  form: GeneratorForm
  before?: GeneratorForm
  sentence: string
  corrected: readonly Field[]
}

/** The form that is shown and sent: filled in by the sentence. */
export type FilledForm = {
  form: GeneratorForm
  understood: Understood
  /** False for a sentence of which nothing was understood. */
  isUnderstood: boolean
  /** The workout that the sentence spells out, to be built as it is. */
  written?: NewWorkout
  /** Whether such a workout is set aside, because a field was changed by hand. */
  isSetAside: boolean
}

/** Fills the form in from the sentence, except the fields that were corrected by hand. */
export function fillIn(input: GeneratorInput, metrics: AthleteMetrics | undefined): FilledForm {
  const { sentence, corrected } = input
  const form = sentence.trim() === '' ? input.form : withoutEarlierSentence(input)
  const defaults = defaultsOf(form, metrics)
  const all = understand(sentence, { ...defaults, corrected: correctionsOf(input) })
  if (all.found.length === 0) {
    const { unusable, ...others } = all
    const isBuilt = isBuildable(corrected)
    return {
      form,
      understood: { ...others, ...(unusable && !isBuilt ? { unusable } : {}), inferred: [], missing: [] },
      isUnderstood: sentence.trim() === '' || (unusable !== undefined && isBuilt),
      isSetAside: false,
    }
  }
  const workout = corrected.every((field) => keepsWorkout.includes(field)) ? all.workout : undefined
  const asked = withoutFields(all.asked, corrected)
  const sport = asked.sport ?? form.sport
  const fresh = sport === form.sport ? form : formFor(sport, metrics)
  const before = input.form.sport === sport ? copyFields(input.form, fresh, corrected) : fresh
  const start = workout ? { ...before, ...withoutParts } : before
  const takesDefault = (field: Field) => !corrected.includes(field) && !isChosen(field, before)
  const { durationType, durationUnit, durationValue, effort } = all.assumed
  const workoutType = all.unusable ? start.workoutType : 'endurance'
  const filled = askedOverForm(takesDefault('workoutType') ? { ...start, workoutType } : start, {
    ...(takesDefault('durationValue') ? { durationType, durationUnit, durationValue } : {}),
    ...(takesDefault('effort') ? { effort } : {}),
    ...asked,
  })
  return {
    form: filled,
    understood: readingsToShow(all, before, filled, corrected, workout !== undefined),
    isUnderstood: true,
    ...(workout ? { written: { ...workout, type: filled.workoutType } } : {}),
    isSetAside: !workout && (all.workout ?? understand(sentence, defaults).workout) !== undefined,
  }
}

/** The fields that a workout which is spelled out keeps its steps with: it is read again with their values. */
const keepsWorkout: readonly Field[] = ['sport', 'workoutType', 'workoutMetric', 'referenceValue', 'poolLength']

/** The corrected values that the sentence is read with. */
function correctionsOf({ form, corrected }: GeneratorInput): Corrections {
  const { sport, workoutMetric, poolLength, referenceValue, referenceUnit } = form
  const pool = Number(poolLength.replace(',', '.'))
  const reference = readReference(sport, referenceValue, referenceUnit)
  return {
    ...(corrected.includes('sport') ? { sport } : {}),
    ...(corrected.includes('workoutMetric') ? { metric: workoutMetric } : {}),
    ...(corrected.includes('poolLength') && pool >= poolBounds.min && pool <= poolBounds.max
      ? { poolLength: pool }
      : {}),
    ...(corrected.includes('referenceValue') && reference !== undefined ? { reference } : {}),
  }
}

/** The form before the sentence with the changes by hand, so that nothing stays of what an earlier sentence had filled in. */
function withoutEarlierSentence({ form, before = form, corrected }: GeneratorInput): GeneratorForm {
  if (corrected.includes('sport') || form.sport === before.sport) return copyFields(form, before, corrected)
  return before
}

/** A workout that is written out has no further parts. */
const withoutParts = {
  set: undefined,
  mainSet: undefined,
  warmup: undefined,
  cooldown: undefined,
  strides: false,
  effort: undefined,
  notes: undefined,
} as const

/** Takes a change by hand: from now on the sentence no longer fills the fields that changed. */
export function changeByHand(input: GeneratorInput, shown: GeneratorForm, next: GeneratorForm): GeneratorInput {
  const { sentence, corrected, form, before = form } = input
  if (sentence.trim() === '') return { form: next, sentence, corrected: [] }
  const isSport = next.sport !== shown.sport
  // Another sport brings a fresh form, so only the sport counts as corrected and the sentence fills the rest.
  const changed = isSport ? (['sport'] as const) : changedFields(shown, next)
  return { form: next, before: isSport ? next : before, sentence, corrected: [...new Set([...corrected, ...changed])] }
}

/** Takes the sentence as it is written, without what was changed by hand in the fields that it fills. */
export function asWritten({ form, before = form, sentence, corrected }: GeneratorInput): GeneratorInput {
  const own = form.sport === before.sport ? before : { ...form, ...withoutParts }
  return { form: copyFields(form, own, corrected), sentence, corrected: [] }
}

/** Sets the workout aside that the sentence spells out, so that one is generated. */
export function setAside(input: GeneratorInput): GeneratorInput {
  return { ...input, corrected: [...new Set([...input.corrected, 'mainSet' as const])] }
}

/** Takes another sentence. An empty one leaves the form with its changes by hand. */
export function withSentence(input: GeneratorInput, sentence: string): GeneratorInput {
  if (sentence.trim() === '') return { form: input.form, sentence, corrected: [] }
  return { ...input, sentence }
}

/**
 * The input of a sentence that comes back with its page, whose address says a sport and a type. These are what the sentence had
 * filled in, or were changed by hand and so count as corrected. `bare` is a form of which nothing is chosen.
 */
export function comeBack(
  sentence: string,
  { addressed, bare }: { addressed: GeneratorForm; bare: GeneratorForm },
  metrics: AthleteMetrics | undefined,
): GeneratorInput {
  if (sentence.trim() === '') return { form: addressed, sentence, corrected: [] }
  const input = { form: bare, sentence, corrected: [] }
  const { form } = fillIn(input, metrics)
  if (form.sport !== addressed.sport) return { form: addressed, before: addressed, sentence, corrected: ['sport'] }
  if (form.workoutType === addressed.workoutType) return input
  return { form: { ...form, workoutType: addressed.workoutType }, before: bare, sentence, corrected: ['workoutType'] }
}

/** Takes a part of the sentence instead of all of it; what was changed by hand was for the whole. */
export function withPart(input: GeneratorInput, part: string): GeneratorInput {
  return withSentence(asWritten(input), part)
}

function defaultsOf({ sport, distanceUnit }: GeneratorForm, metrics: AthleteMetrics = {}): Defaults {
  const own = sportIds.flatMap((id) => {
    const unit = ownMetrics(id, metrics).unit
    return unit ? [[id, unit] as const] : []
  })
  const references = sportIds.flatMap((id) => {
    const { reference, unit } = ownMetrics(id, metrics)
    const value = readReference(id, reference, unit)
    return value === undefined ? [] : [[id, value] as const]
  })
  const units = { ...Object.fromEntries(own), ...(distanceUnit ? { [sport]: distanceUnit } : {}) }
  return { sport, units, references: Object.fromEntries(references) }
}

/** A reference value as it was written: watts, or seconds per the sport's first unit of pace; undefined if it is none. */
function readReference(
  sport: SportId,
  referenceValue: WrittenReference['referenceValue'],
  referenceUnit: WrittenReference['referenceUnit'],
): number | undefined {
  const workoutMetric = sportOf(sport).reference.metric
  const value = referenceOf({ sport, workoutMetric, referenceValue, referenceUnit })
  return typeof value === 'number' ? value : undefined
}
