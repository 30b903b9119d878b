import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout } from '../shared/format.ts'
import { poolLosses, sentencesOf, stepLosses, swimWording } from '../shared/step-losses.ts'
import { describeFtp, ftpOf } from '../shared/trainer/ftp.ts'
import { sportLosses, type TrainerLoss, trainerLossesOf } from '../shared/trainer/losses.ts'
import { trimToSizeLimit } from '../shared/trim-to-size-limit.ts'

/** What a step loses in a course, in the words behind "In step 3,". */
const wording = {
  heartRate: 'the heart rate becomes the power of the same effort',
  otherMetric: 'the pace becomes the power of the same effort',
  zone: 'the zone becomes the figures it stands for',
  range: 'a range becomes its middle',
  unbounded: 'a range that is open upwards becomes its lower end',
  untargeted: 'there is no target: the trainer is set as is usual for such a step',
  effort: 'the effort from 1 to 10 is shown as a text, and becomes power by our own scale where there is no target',
  distance: 'the distance becomes the time it is expected to take',
  lapButton: 'the step ends after its expected time, not at the lap button',
  sendOff: 'the send-off becomes a rest of the expected length',
  intensity: 'only the name tells what the step is for: warm-up, interval, recovery, rest or cool-down',
  cadence: 'the cadence is left out',
  ...swimWording,
  lines: 'each message of the notes becomes one line',
  opening:
    'notes without a time are shown 10 s after the start, half way through a short step: a text at the start would be read as the name',
} as const satisfies Record<TrainerLoss, string>

/** What a workout loses as a course in percent (MRC) or in watts (ERG). */
export function courseLosses(workout: FileWorkout, reference: number | undefined, label: 'MRC' | 'ERG'): string[] {
  return [
    ...sportLosses(workout, label),
    ...conversionLosses(workout, reference, label),
    ...sentencesOf(
      stepLosses(workout.steps, (step) => trainerLossesOf(step, workout.sport)),
      wording,
    ),
    ...poolLosses(workout),
    ...trimToSizeLimit(workout).losses,
  ]
}

/** Whose FTP converts watts and percents. */
function conversionLosses(workout: FileWorkout, reference: number | undefined, label: 'MRC' | 'ERG'): string[] {
  const ftp = describeFtp(ftpOf(workout, reference))
  const isTurned = label === 'ERG' ? !unroll(workout.steps).every(hasWatts) : unroll(workout.steps).some(hasNoPercents)
  if (!isTurned) return []
  return [label === 'ERG' ? `Zones and percents become watts at ${ftp}.` : `Watts become percents of ${ftp}.`]
}

/** Whether a step has watts and no percents, so that a file in percents is computed from the watts. */
export function hasNoPercents(step: Step): boolean {
  return hasWatts(step) && step.target?.percentMin === undefined
}

function hasWatts({ target }: Step): boolean {
  return target?.type === 'power' && target.rangeMin !== undefined
}
