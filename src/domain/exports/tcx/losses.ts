import { sportOf } from '../../sports/registry.ts'
import { toGroups } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout, ReaderOptions } from '../shared/format.ts'
import { kindsIn, poolLosses, sentencesOf, stepLosses, swimWording } from '../shared/step-losses.ts'
import { aimOf } from './aim.ts'
import { isRounded, lengthsOf } from './lengths.ts'
import { MAX_PART_STEPS, partsOf } from './parts.ts'
import { MAX_NAME_CHARACTERS, shortName } from './short-name.ts'

/** What a step loses in a TCX file, in the words behind "In step 3,". */
const wording = {
  power: 'the power is left out: TCX knows none',
  widened:
    'a single figure is widened, so that the watch does not beep all the time: a heart rate by 3 % to either side, a pace by 5 s a kilometre, 8 s a mile or 2 s a 100',
  ramp: 'a ramp is written as its whole range, from one end to the other',
  pace: 'percents of threshold pace are written as speeds, worked out from yours',
  paceZone: 'percents of threshold pace become the zone they lie in',
  heartRateZone: 'percents of threshold heart rate become the zone they lie in',
  watchZone: 'the zone is the one that the watch has by this number',
  cadence: 'the cadence is left out: a step has only one target',
  intensity: 'only the name tells what the step is for beside work or rest',
  lapButton: 'the watch waits for its lap button; how long that should take is left out',
  rounded: 'the length is rounded to whole seconds or metres',
  divided: 'the step is divided, for TCX holds at most 65,535 seconds or metres at once',
  name: 'the name is cut to 15 characters',
  notes: 'the notes go into the notes of the whole workout',
  ...swimWording,
  sendOff: 'the send-off is left out',
} as const

type TcxLoss = keyof typeof wording

/** What a workout loses as a TCX file. */
export function tcxLosses(workout: FileWorkout, options: ReaderOptions): string[] {
  const lost = stepLosses(workout.steps, (step) => lossesOf(step, workout, options))
  const parts = partsOf(toGroups(workout.steps)).length
  const { label, tcx } = sportOf(workout.sport)
  return [
    ...(tcx ? [] : [`TCX has no ${label.toLowerCase()}: the workout is of the sport “Other”.`]),
    ...(parts > 1
      ? [`TCX takes at most ${MAX_PART_STEPS} steps: this becomes ${parts} workouts, to be done one after another.`]
      : []),
    ...(shortName(workout.name, '') === workout.name
      ? []
      : [`The name is cut to ${MAX_NAME_CHARACTERS} characters; the notes have all of it.`]),
    ...sentencesOf(lost, wording),
    ...poolLosses(workout),
  ]
}

function lossesOf(step: Step, { sport }: FileWorkout, options: ReaderOptions): TcxLoss[] {
  const others = kindsIn({
    intensity: step.intensity !== 'active' && step.intensity !== 'rest',
    lapButton: step.duration.lapButton === true,
    rounded: isRounded(step),
    divided: lengthsOf(step).length > 1,
    name: Boolean(step.name?.trim()) && shortName(step.name, '') !== step.name,
    notes: Boolean(step.notes?.trim()),
    stroke: step.stroke !== undefined,
    drill: step.drill !== undefined,
    equipment: step.equipment !== undefined,
    sendOff: step.sendOff !== undefined,
  })
  return [...aimOf(step, sportOf(sport), options).lost, ...others]
}
