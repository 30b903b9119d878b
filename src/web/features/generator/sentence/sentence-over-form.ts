import type { AthleteMetrics } from '#contracts/user.ts'
import type { Asked, Defaults, Field, Missing, Understood } from '#domain/sentence/result.ts'
import { understand } from '#domain/sentence/understand.ts'
import { sportIds, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { formatTypedDuration } from '#domain/units/duration.ts'
import { ownMetrics } from '../../workouts/own-metrics.ts'
import { formFor, type GeneratorForm, takesStrides } from '../form/generator-form.ts'

/**
 * The generator's form as a sentence and a hand fill it in together. `form` is what was there before the sentence, with
 * every change made by hand; `corrected` are the fields changed by hand since: there the sentence has no say any more.
 */
export type Described = { form: GeneratorForm; sentence: string; corrected: readonly Field[] }

/** What is shown and sent: the sentence laid over the form. */
export type Filled = {
  form: GeneratorForm
  understood: Understood
  /** False of a sentence that says nothing at all. */
  isUnderstood: boolean
}

/** Lays what the sentence asks over the form, but for what was corrected by hand. */
export function filledIn({ form, sentence, corrected }: Described, metrics: AthleteMetrics | undefined): Filled {
  const all = understand(sentence, habitsOf(form, metrics))
  const asked = without(all.asked, corrected)
  const sport = asked.sport ?? form.sport
  const start = sport === form.sport ? form : formFor(sport, metrics)
  if (all.found.length === 0)
    return { form, understood: { ...all, inferred: [], missing: [] }, isUnderstood: sentence.trim() === '' }
  // A length is assumed for the set that was said, and only where nobody chose one.
  const isAssumed =
    asked.set !== undefined && !corrected.includes('durationValue') && isFreshLength(start) && !all.asked.durationValue
  const filled = overlaid(start, isAssumed ? { ...all.assumed, ...asked } : asked, corrected)
  return { form: filled, understood: forReading(all, start, filled, corrected), isUnderstood: true }
}

/** A change by hand: it stands, and the sentence speaks no more for the fields that changed. */
export function changedByHand(described: Described, shown: GeneratorForm, next: GeneratorForm): Described {
  const { sentence, corrected } = described
  if (sentence.trim() === '') return { form: next, sentence, corrected: [] }
  const isSport = next.sport !== shown.sport
  // A fresh form came with the sport: what the sentence says besides still holds.
  const changed = isSport ? (['sport'] as const) : fields.filter((field) => differs(field, shown, next))
  return { form: next, sentence, corrected: [...new Set([...corrected, ...changed])] }
}

/** Another sentence; an emptied one leaves the form as it was changed by hand. */
export function withSentence({ form, corrected }: Described, sentence: string): Described {
  return { form, sentence, corrected: sentence.trim() === '' ? [] : corrected }
}

function habitsOf({ sport, distanceUnit }: GeneratorForm, metrics: AthleteMetrics = {}): Defaults {
  const own = sportIds.flatMap((id) => {
    const unit = ownMetrics[id](metrics).unit
    return unit ? [[id, unit] as const] : []
  })
  return { sport, units: { ...Object.fromEntries(own), ...(distanceUnit ? { [sport]: distanceUnit } : {}) } }
}

function overlaid(form: GeneratorForm, asked: Asked, corrected: readonly Field[]): GeneratorForm {
  const sport = sportOf(form.sport)
  const type = asked.workoutType && sport.workoutTypes.includes(asked.workoutType) ? asked.workoutType : undefined
  const workoutType: WorkoutType | undefined =
    type ?? form.workoutType ?? (corrected.includes('workoutType') ? undefined : 'endurance')
  const filled = { ...form, workoutType, ...lengthOf(asked, form), ...referenceOf(asked, form) }
  return {
    ...filled,
    workoutMetric:
      asked.workoutMetric && sport.metrics.includes(asked.workoutMetric) ? asked.workoutMetric : form.workoutMetric,
    poolLength: asked.poolLength === undefined ? form.poolLength : String(asked.poolLength),
    set: asked.set && fitsPool(asked.set.unit, form) ? asked.set : form.set,
    strides: (asked.strides === true || form.strides) && takesStrides(filled),
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

function fitsPool(unit: string, { sport }: GeneratorForm): boolean {
  return !sportOf(sport).inPool || unit === 'meters' || unit === 'yards'
}

/**
 * What to say of the sentence: only what the form holds. What was corrected by hand goes without saying; what does not
 * fit the chosen sport was not taken, and is said to be so.
 */
function forReading(
  all: Understood,
  before: GeneratorForm,
  form: GeneratorForm,
  corrected: readonly Field[],
): Understood {
  const isSpoken = ({ field }: { field: Field }) => !corrected.includes(field)
  const isTaken = ({ field }: { field: Field }) => holds(field, all.asked, form)
  const isChosen = ({ field }: { field: Field }) =>
    (field === 'workoutType' && before.workoutType !== undefined) ||
    (field === 'durationValue' && !isFreshLength(before))
  const lost = all.found.filter((one) => isSpoken(one) && !isTaken(one))
  const { label } = sportOf(form.sport)
  const standIn: Missing[] = lost.some(({ field }) => field === 'workoutType')
    ? [{ field: 'workoutType', sentence: `No type of ${label.toLowerCase()} was named, so endurance.` }]
    : []
  return {
    ...all,
    found: all.found.filter(isSpoken).filter(isTaken),
    inferred: all.inferred.filter(isSpoken).filter(isTaken),
    unread: [...all.unread, ...lost.map(({ from, to }) => ({ from, to, sentence: `${label} does not have it.` }))],
    missing: [
      ...all.missing.filter(isSpoken).filter((one) => !isChosen(one) && holds(one.field, all.assumed, form)),
      ...standIn.filter((one) => !isChosen(one) && form.workoutType === 'endurance'),
    ],
  }
}

/** Whether a form holds what a field was asked to be. */
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

/** What the sentence asks, less the fields that were corrected. */
function without(asked: Asked, corrected: readonly Field[]): Asked {
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
  strides: 'strides',
}

const formKeys: Record<Field, readonly (keyof GeneratorForm)[]> = {
  sport: ['sport'],
  workoutType: ['workoutType'],
  durationValue: ['durationType', 'distanceUnit', 'durationValue'],
  workoutMetric: ['workoutMetric'],
  referenceValue: ['referenceValue', 'referenceUnit'],
  poolLength: ['poolLength'],
  set: ['set'],
  strides: ['strides'],
}

const fields = Object.keys(formKeys) as Field[]

function differs(field: Field, one: GeneratorForm, other: GeneratorForm): boolean {
  return formKeys[field].some((key) => one[key] !== other[key])
}
