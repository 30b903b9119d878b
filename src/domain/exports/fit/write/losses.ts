import type { FileWorkout, ReaderOptions } from '../../shared/format.ts'
import { cutToOneLine, MAX_NAME_BYTES } from '../../shared/one-line.ts'
import { type Lost, sentencesOf } from '../../shared/step-losses.ts'
import { deviceEntries } from './device-steps.ts'
import { type FitLoss, wording } from './wording.ts'

// Every watch that takes workouts takes fifty steps; newer ones take a hundred.
const MAX_STEPS_OF_MANY_WATCHES = 50

export function fitLosses(workout: FileWorkout, options: ReaderOptions): string[] {
  const entries = deviceEntries(workout, options)
  const lost = entries.flatMap((entry): Lost<FitLoss>[] =>
    'lost' in entry ? entry.lost.map((kind) => ({ kind, step: entry.step })) : [],
  )
  return [
    ...(cutToOneLine(workout.name, MAX_NAME_BYTES) === workout.name
      ? []
      : ['The name of the workout is shortened to one line of 48 bytes.']),
    ...sentencesOf(lost, wording),
    ...(entries.length > MAX_STEPS_OF_MANY_WATCHES
      ? [`Many watches take at most ${MAX_STEPS_OF_MANY_WATCHES} steps; in this file they count ${entries.length}.`]
      : []),
  ]
}
