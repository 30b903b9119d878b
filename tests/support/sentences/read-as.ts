import { describeLength, describeSet, describeStretch } from '#domain/sentence/request/describe.ts'
import type { Understood } from '#domain/sentence/result.ts'
import { printSteps } from '#domain/text/print.ts'

/**
 * What a sentence asks for, in one line and in the order of the form, without efforts. A main set that is written out and a whole workout
 * stand in the words of the text form: "running, interval, main set 5x · 400mtr 95%".
 */
export function readAs({ asked, assumed, workout }: Understood): string {
  const { durationType, durationUnit, durationValue, set, mainSet, warmup, cooldown, strides } = asked
  const length = durationType && durationUnit && durationValue && { durationType, durationUnit, durationValue }
  const sport = asked.sport ?? assumed.sport ?? 'running'
  const per = asked.referenceUnit && `per ${asked.referenceUnit}`
  return [
    asked.sport,
    asked.workoutType,
    length && describeLength(length),
    warmup && `warm-up ${describeStretch(warmup)}`,
    set && describeSet({ ...set, effort: undefined }),
    mainSet && `main set ${printSteps(mainSet, sport).join(' · ')}`,
    cooldown && `cool-down ${describeStretch(cooldown)}`,
    strides && (strides === true ? 'strides' : `${strides} strides`),
    asked.referenceValue !== undefined && ['reference', asked.referenceValue, per].filter(Boolean).join(' '),
    asked.workoutMetric && `by ${asked.workoutMetric}`,
    asked.racePace && `at ${asked.racePace} pace`,
    asked.poolLength && `pool ${asked.poolLength}`,
    asked.notes && `note ${asked.notes.split('\n').join(' / ')}`,
    workout && `whole ${printSteps(workout.steps, workout.sport).join(' · ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
