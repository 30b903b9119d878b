import type { Asked, Field, Missing, Span, Understood } from '#domain/sentence/result.ts'
import { DEFAULT_SPORT, sportOf } from '#domain/sports/registry.ts'
import type { GeneratorForm } from '../form/generator-form.ts'
import { isFreshLength, lengthOf } from './asked-over-form.ts'

/**
 * The readings to show: only what the form holds. A reading that was corrected by hand is left out; one that the chosen
 * sport does not have is listed as unread. `before` is the form without the sentence; of a workout that `isWritten` out the
 * steps are shown too, which are no field of the form.
 */
export function readingsToShow(
  all: Understood,
  before: GeneratorForm,
  form: GeneratorForm,
  corrected: readonly Field[],
  isWritten: boolean,
): Understood {
  const isUncorrected = ({ field }: { field: Field }) => !corrected.includes(field)
  const isStep = ({ field }: { field: Field }) => all.workout !== undefined && all.asked[field] === undefined
  const isTaken = (one: { field: Field }) => (isStep(one) ? isWritten : holds(one.field, all.asked, form))
  const isAssumed = ({ field }: Missing) =>
    !isChosen(field, before) && holds(field, all.assumed, form) && !(isWritten && field === 'durationValue')
  const lost = all.found.filter((one) => isUncorrected(one) && !isTaken(one) && !isStep(one))
  const { label } = sportOf(form.sport)
  const isReplaced =
    lost.some(({ field }) => field === 'workoutType') &&
    form.workoutType === 'endurance' &&
    !isChosen('workoutType', before)
  // What was corrected by hand needs no check.
  const isOpen = (check: Span) =>
    all.found.every((one) => isUncorrected(one) || one.to <= check.from || one.from >= check.to)
  const { unusable, ...others } = all
  return {
    ...others,
    ...(unusable && !isBuildable(corrected) ? { unusable } : {}),
    checks: all.checks.filter(isOpen),
    found: all.found.filter(isUncorrected).filter(isTaken),
    inferred: all.inferred.filter(isUncorrected).filter(isTaken),
    unread: [...all.unread, ...lost.map(({ from, to }) => ({ from, to, sentence: `${label} does not have it.` }))],
    missing: [
      ...all.missing.filter(isUncorrected).filter(isAssumed),
      ...(isReplaced
        ? [
            {
              field: 'workoutType' as const,
              sentence: `No type of ${label.toLowerCase()} was named, so endurance.`,
            },
          ]
        : []),
    ],
    assumed: isReplaced ? { ...all.assumed, workoutType: 'endurance' } : all.assumed,
  }
}

/** Whether a type or a length was chosen by hand, which can be built whatever the sentence says. */
export function isBuildable(corrected: readonly Field[]): boolean {
  return corrected.includes('workoutType') || corrected.includes('durationValue')
}

/** Whether the form had a value of its own, so that none is assumed. */
export function isChosen(field: Field, form: GeneratorForm): boolean {
  if (field === 'sport') return form.sport !== DEFAULT_SPORT
  if (field === 'workoutType') return form.workoutType !== undefined
  return field === 'durationValue' && !isFreshLength(form)
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
      return asked[field] !== undefined && form[field] === asked[field]
  }
}
