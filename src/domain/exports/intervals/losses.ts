import type { FileWorkout, ReaderOptions } from '../shared/format.ts'
import { sentencesOf, stepLosses } from '../shared/step-losses.ts'
import { type StepLoss, writeStep } from './line.ts'
import { titleLine } from './title.ts'

/** What a workout loses in the text of intervals.icu. */
export function intervalsLosses(workout: FileWorkout, options: ReaderOptions): string[] {
  const lost = stepLosses(workout.steps, (step) => writeStep(step, workout.sport, options).lost)
  return [
    ...(titleLine(workout.name) ? [] : ['The name of the workout is left out: it is not one plain line.']),
    ...sentencesOf(lost, wording),
  ]
}

const wording: Record<StepLoss, string> = {
  name: 'the name is left out, for it would be read as something else',
  notes: 'the notes become prompts in every round, each in one line, without quotes and signs such as ^',
  notesCut: 'only the first of the notes become prompts: there is no room for more',
  rounded: 'figures are rounded to whole seconds, percents, watts and beats',
  beats: 'intervals.icu knows no beats a minute: they become percents of your threshold heart rate',
  beatsUnsaid:
    'intervals.icu knows no beats a minute: they stand in a prompt, or give way to percents or a zone beside them, for your profile has no threshold heart rate to count from',
  zone: 'the zone becomes its percents, because intervals.icu counts zones otherwise',
  unbounded: 'a range that is open on one side becomes its other end',
  evenRamp: 'a ramp between equal ends is steady',
  swim: 'the stroke, the drill and the equipment go into the name',
  sendOff: 'the send-off becomes a rest of the expected length',
}
