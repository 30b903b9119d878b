import { type SportId, sportOf } from '../../../sports/registry.ts'
import { asksEffort } from '../../../workout/has-target.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'
import type { FileWorkout } from '../format.ts'
import { messagesIn } from '../messages/message.ts'
import { spanOf } from '../messages/rounds.ts'
import { kindsIn } from '../step-losses.ts'
import { isNative } from './ends.ts'

/** The parts of a step that a trainer does not have. Each format words those that its files lose. */
export type TrainerLoss = ReturnType<typeof trainerLossesOf>[number]

/** What a step loses on a trainer. */
export function trainerLossesOf(step: Step, sport: SportId) {
  const { target, duration } = step
  const isAsked = asksEffort(target)
  // A message of one round is one line as well.
  const messages = messagesIn(step.notes, spanOf(step, MAX_REPEAT_COUNT))
  return kindsIn({
    heartRate: target?.type === 'heartrate',
    otherMetric: isAsked && target.type !== 'heartrate' && !isNative(step, sport),
    zone: isAsked && isOnlyZone(target),
    range: isAsked && isRange(target) && !target.ramp,
    unbounded: target?.rangeMax === null && target.percentMin === undefined,
    untargeted: !isAsked && step.effort === undefined,
    effort: step.effort !== undefined,
    distance: duration.type === 'distance',
    lapButton: duration.lapButton === true,
    intensity: step.intensity !== 'active',
    cadence: step.cadence !== undefined,
    stroke: step.stroke !== undefined,
    drill: step.drill !== undefined,
    equipment: step.equipment !== undefined,
    sendOff: step.sendOff !== undefined,
    lines: messages.some(({ text }) => text.includes('\n')),
    opening: !step.name && messages.some(({ at }) => !at),
  })
}

/** A range and percents say the same as the zone beside them: a file that holds one of them loses nothing. */
function isOnlyZone({ zoneNumber, rangeMin, percentMin }: Target): boolean {
  return zoneNumber !== undefined && rangeMin === undefined && percentMin === undefined
}

function isRange({ zoneNumber, rangeMin, rangeMax, percentMin, percentMax }: Target): boolean {
  if (percentMin !== undefined) return percentMin !== percentMax
  if (rangeMax === null) return false
  return zoneNumber !== undefined || rangeMin !== rangeMax
}

/** What a workout of another sport loses in a file for bikes. */
export function sportLosses({ sport }: FileWorkout, label: string): string[] {
  const { noun, trainer } = sportOf(sport)
  if (trainer === 'bike') return []
  return [`${label} files are for indoor bikes: this ${noun} is written as a ride of the same effort.`]
}
