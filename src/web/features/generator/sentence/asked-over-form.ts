import type { Asked } from '#domain/sentence/result.ts'
import { sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { formatTypedDuration } from '#domain/units/duration.ts'
import { effortOf, formFor, type GeneratorForm, raceOf, takesStrides } from '../form/generator-form.ts'

/** The form with what a sentence asks for, as far as the form's sport has it. */
export function askedOverForm(form: GeneratorForm, asked: Asked): GeneratorForm {
  const sport = sportOf(form.sport)
  const type = asked.workoutType && sport.workoutTypes.includes(asked.workoutType) ? asked.workoutType : undefined
  const workoutType: WorkoutType | undefined = type ?? form.workoutType
  const filled = {
    ...form,
    workoutType,
    effort: asked.effort ?? form.effort,
    ...lengthOf(asked, form),
    ...referenceOf(asked, form),
  }
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
    effort: effortOf(filled),
    notes: asked.notes ?? form.notes,
    strides: takesStrides(filled) && (asked.strides ?? form.strides),
  }
}

/** The length of a sentence as the form has it; empty if the form's sport is not asked for by it. */
export function lengthOf(
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

/** Whether the form's length is the one that every form of its sport begins with. */
export function isFreshLength({ sport, durationType, durationValue }: GeneratorForm): boolean {
  const fresh = formFor(sport, undefined)
  return durationType === fresh.durationType && durationValue === fresh.durationValue
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
