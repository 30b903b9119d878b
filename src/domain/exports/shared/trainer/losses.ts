import { type SportId, sportOf } from '../../../sports/registry.ts'
import type { Step } from '../../../workout/step.ts'
import { isRepeat, MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'
import type { FileWorkout } from '../format.ts'
import { messagesIn } from '../messages/message.ts'
import { spanOf } from '../messages/rounds.ts'
import type { Lost } from '../step-losses.ts'
import { isAsked, isNative } from './ends.ts'
import { saysOnlyZone } from './only-zone.ts'

/** What of a step a trainer has no notion of. Each kind of file words those that happen to it. */
export type TrainerLoss =
  | 'heartRate'
  | 'otherMetric'
  | 'zone'
  | 'range'
  | 'unbounded'
  | 'untargeted'
  | 'distance'
  | 'lapButton'
  | 'intensity'
  | 'cadence'
  | 'stroke'
  | 'drill'
  | 'equipment'
  | 'sendOff'
  | 'lines'

/** What each step of a workout would lose on a trainer; steps count from 1, repeats left out. */
export function trainerLossesOf({ steps, sport }: FileWorkout): Lost<TrainerLoss>[] {
  const written = steps.filter((entry): entry is Step => !isRepeat(entry))
  return written.flatMap((step, index) => lossesOf(step, sport).map((kind) => ({ kind, step: index + 1 })))
}

function lossesOf(step: Step, sport: SportId): TrainerLoss[] {
  const { target } = step
  const all: Record<TrainerLoss, boolean> = {
    heartRate: target?.type === 'heartrate',
    otherMetric: isAsked(step) && target?.type !== 'heartrate' && !isNative(step, sport),
    zone: target ? saysOnlyZone(target) : false,
    range: target ? isRange(target) && !target.ramp : false,
    unbounded: target?.rangeMax === null && target.percentMin === undefined,
    untargeted: !isAsked(step),
    distance: step.duration.type === 'distance',
    lapButton: step.duration.lapButton === true,
    intensity: step.intensity !== 'active',
    cadence: step.cadence !== undefined,
    stroke: step.stroke !== undefined,
    drill: step.drill !== undefined,
    equipment: step.equipment !== undefined,
    sendOff: step.sendOff !== undefined,
    lines: messagesIn(step.notes, spanOf(step, MAX_REPEAT_COUNT)).some(({ text }) => text.includes('\n')),
  }
  return (Object.keys(all) as TrainerLoss[]).filter((kind) => all[kind])
}

type Target = NonNullable<Step['target']>

function isRange({ zoneNumber, rangeMin, rangeMax, percentMin, percentMax }: Target): boolean {
  if (percentMin !== undefined) return percentMin !== percentMax
  if (rangeMax === null) return false
  return zoneNumber !== undefined || rangeMin !== rangeMax
}

/** What a workout as a whole loses in a file that only bikes read. */
export function sportLosses({ sport }: FileWorkout, label: string): string[] {
  const { noun, trainer } = sportOf(sport)
  if (trainer === 'bike') return []
  return [`${label} files are for indoor bikes: this ${noun} goes along as a ride of the same effort.`]
}
