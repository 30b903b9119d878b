import { sportOf } from '../../../sports/registry.ts'
import { formatPace } from '../../../units/pace.ts'
import { unroll } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { isRepeat } from '../../../workout/stored-entry.ts'
import { hasNoPercents } from '../../course/losses.ts'
import type { FileWorkout } from '../../shared/format.ts'
import { type Lost, sentencesOf } from '../../shared/step-losses.ts'
import { isAsked } from '../../shared/trainer/ends.ts'
import { describeFtp, ftpOf } from '../../shared/trainer/ftp.ts'
import { type TrainerLoss, trainerLossesOf } from '../../shared/trainer/losses.ts'
import { trimToSizeLimit } from '../../shared/trim-to-size-limit.ts'
import { isByDistance } from './write.ts'

/** What a workout loses on the way into Zwift. */
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
    unbounded: 'a range that is open on one side becomes its other end',
    ...(isByDistance(workout) ? {} : { distance: 'the distance becomes the time it is expected to take' }),
    lapButton: 'the step ends by itself, not at the lap button',
    sendOff: 'the send-off becomes a rest of the expected length',
    intensity: 'only the name tells what the step is for',
    stroke: 'the stroke is left out',
    drill: 'the drill is left out',
    equipment: 'the equipment is left out',
  }
  return [
    ...(trainer
      ? []
      : [`Zwift has no ${label.toLowerCase()}: the efforts of this ${noun} go along as a run, by time.`]),
    ...conversionLosses(workout, reference),
    ...sentencesOf(lostInZwift(workout), wording as Record<TrainerLoss, string>),
    ...(workout.poolLength ? ['The length of the pool is left out.'] : []),
    ...trimToSizeLimit(workout).losses,
  ]
}

/** Watts and paces become shares of somebody's threshold. */
function conversionLosses(workout: FileWorkout, reference: number | undefined): string[] {
  const steps = unroll(workout.steps)
  const { trainer, reference: own } = sportOf(workout.sport)
  if (own.metric === 'power')
    return steps.some(hasNoPercents) ? [`Watts become percents of ${describeFtp(ftpOf(workout, reference))}.`] : []
  if (trainer !== 'treadmill' || !steps.some(isAsked)) return []
  const whose = reference === undefined ? 'a threshold pace of' : 'your threshold pace of'
  const unknown = reference === undefined ? ', for yours is not known here' : ''
  return [
    `Zwift counts runs from the pace of a 10 km race; it is worked out from ${whose} ${formatPace(reference ?? own.nominal)} /km${unknown}.`,
  ]
}

function lostInZwift(workout: FileWorkout): Lost<TrainerLoss>[] {
  const steps = workout.steps.filter((entry): entry is Step => !isRepeat(entry))
  return trainerLossesOf(workout).filter(({ kind, step }) => {
    const lost = steps[step - 1]
    return kind !== 'intensity' || (lost !== undefined && !isKept(lost))
  })
}

/** Zwift knows warm-ups that do not fall and cool-downs that do not rise, when they ask for something. */
function isKept(step: Step): boolean {
  if (!isAsked(step)) return false
  if (step.intensity === 'warmup') return step.target?.ramp !== 'falling'
  return step.intensity === 'cooldown' && step.target?.ramp !== 'rising'
}
