import { type SportId, sportOf } from '../../../sports/registry.ts'
import { formatPace } from '../../../units/pace.ts'
import { unroll } from '../../../workout/groups.ts'
import { asksEffort } from '../../../workout/has-target.ts'
import type { Step } from '../../../workout/step.ts'
import { hasNoPercents } from '../../course/losses.ts'
import type { FileWorkout } from '../../shared/format.ts'
import { poolLosses, sentencesOf, stepLosses, swimWording } from '../../shared/step-losses.ts'
import { describeFtp, ftpOf } from '../../shared/trainer/ftp.ts'
import { type TrainerLoss, trainerLossesOf } from '../../shared/trainer/losses.ts'
import { trimToSizeLimit } from '../../shared/trim-to-size-limit.ts'
import { isByDistance } from './write.ts'

/** What a workout loses in Zwift. */
export function zwoLosses(workout: FileWorkout, reference: number | undefined): string[] {
  const {
    label,
    noun,
    trainer,
    reference: { metric },
  } = sportOf(workout.sport)
  const wording: Partial<Record<TrainerLoss, string>> = {
    heartRate: `the heart rate becomes the ${metric} of the same effort`,
    otherMetric: `the target becomes the ${metric} of the same effort`,
    zone: 'the zone becomes its percents',
    range: 'Zwift aims at the middle of a range',
    effort: 'the effort from 1 to 10 is shown as a text',
    unbounded: 'a range that is open on one side becomes its other end',
    ...(isByDistance(workout) ? {} : { distance: 'the distance becomes the time it is expected to take' }),
    lapButton: 'the step ends by itself, not at the lap button',
    sendOff: 'the send-off becomes a rest of the expected length',
    intensity: 'only the name tells what the step is for',
    ...swimWording,
  }
  return [
    ...(trainer
      ? []
      : [`Zwift has no ${label.toLowerCase()}: the efforts of this ${noun} are written as a run, by time.`]),
    ...conversionLosses(workout, reference),
    ...sentencesOf(
      stepLosses(workout.steps, (step) => zwiftLossesOf(step, workout.sport)),
      wording,
    ),
    ...poolLosses(workout),
    ...trimToSizeLimit(workout).losses,
  ]
}

/** Whose threshold watts and paces become shares of. */
function conversionLosses(workout: FileWorkout, reference: number | undefined): string[] {
  const steps = unroll(workout.steps)
  const { trainer, reference: own } = sportOf(workout.sport)
  if (own.metric === 'power')
    return steps.some(hasNoPercents) ? [`Watts become percents of ${describeFtp(ftpOf(workout, reference))}.`] : []
  if (trainer !== 'treadmill' || !steps.some(({ target }) => asksEffort(target))) return []
  const whose = reference === undefined ? 'a threshold pace of' : 'your threshold pace of'
  const unknown = reference === undefined ? ', for yours is not known here' : ''
  return [
    `Zwift counts runs from the pace of a 10 km race; it is worked out from ${whose} ${formatPace(reference ?? own.nominal)} /km${unknown}.`,
  ]
}

function zwiftLossesOf(step: Step, sport: SportId): TrainerLoss[] {
  return trainerLossesOf(step, sport).filter((kind) => kind !== 'intensity' || !keepsIntensity(step))
}

/** Whether Zwift has a block of this intensity: a warm-up that does not fall, a cool-down that does not rise. */
function keepsIntensity({ intensity, target }: Step): boolean {
  if (!asksEffort(target)) return false
  return (intensity === 'warmup' && target.ramp !== 'falling') || (intensity === 'cooldown' && target.ramp !== 'rising')
}
