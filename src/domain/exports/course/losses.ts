import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout } from '../shared/format.ts'
import { sentencesOf } from '../shared/step-losses.ts'
import { describeFtp, ftpOf } from '../shared/trainer/ftp.ts'
import { sportLosses, type TrainerLoss, trainerLossesOf } from '../shared/trainer/losses.ts'
import { trimToSizeLimit } from '../shared/trim-to-size-limit.ts'

/** What a step of ours loses on the way into a course, in the words that follow "In step 3,". */
const wording = {
  heartRate: 'the heart rate becomes the power of the same effort',
  otherMetric: 'the pace becomes the power of the same effort',
  zone: 'the zone becomes the figures it stands for',
  range: 'a range becomes its middle',
  unbounded: 'a range that is open upwards becomes its lower end',
  untargeted: 'there is no target: the trainer is set as is usual for such a step',
  distance: 'the distance becomes the time it is expected to take',
  lapButton: 'the step ends after its expected time, not at the lap button',
  sendOff: 'the send-off becomes a rest of the expected length',
  intensity: 'only the name tells what the step is for: warm-up, interval, recovery, rest or cool-down',
  cadence: 'the cadence is left out',
  stroke: 'the stroke is left out',
  drill: 'the drill is left out',
  equipment: 'the equipment is left out',
  lines: 'each message of the notes becomes one line',
} as const satisfies Record<TrainerLoss, string>

/** What a workout loses as a course in percent (MRC) or in watts (ERG). */
export function courseLosses(workout: FileWorkout, reference: number | undefined, label: 'MRC' | 'ERG'): string[] {
  return [
    ...sportLosses(workout, label),
    ...conversionLosses(workout, reference, label),
    ...sentencesOf(trainerLossesOf(workout), wording),
    ...(workout.poolLength ? ['The length of the pool is left out.'] : []),
    ...trimToSizeLimit(workout).losses,
  ]
}

/** Watts and percents of FTP are the same only to somebody. */
function conversionLosses(workout: FileWorkout, reference: number | undefined, label: 'MRC' | 'ERG'): string[] {
  const ftp = describeFtp(ftpOf(workout, reference))
  const isTurned = label === 'ERG' ? !unroll(workout.steps).every(hasWatts) : unroll(workout.steps).some(hasNoPercents)
  if (!isTurned) return []
  return [label === 'ERG' ? `Zones and percents become watts at ${ftp}.` : `Watts become percents of ${ftp}.`]
}

/** Whether a step asks for watts and has no percents beside them: a file in percents is written by the watts. */
export function hasNoPercents(step: Step): boolean {
  return hasWatts(step) && step.target?.percentMin === undefined
}

function hasWatts({ target }: Step): boolean {
  return target?.type === 'power' && target.rangeMin !== undefined
}
