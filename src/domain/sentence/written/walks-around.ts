import { sportOf } from '../../sports/registry.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import { hasBouts, type Part } from '../outline/part.ts'
import { isComplete } from './complete-parts.ts'
import type { WritingContext, WrittenPart } from './writing.ts'

/** Whether the parts are sets that leave nothing open and may be runs and walks by turns. */
export function mayBeRunsAndWalks(parts: readonly Part[], context: WritingContext): boolean {
  const isOnFoot = sportOf(context.sport).racePaces !== undefined
  return isOnFoot && WALK.test(context.sentence) && parts.every((part) => hasBouts(part) && isComplete(part, context))
}

/** Whether all of a workout is easy running and walking in minutes, as beginners do it: no more is run around it. */
export function isRunWalk({ steps }: Pick<NewWorkout, 'steps'>): boolean {
  const own = steps.flatMap((entry) => (isRepeat(entry) ? [] : [entry]))
  return (
    own.some(({ name }) => name === 'Walk') &&
    own.every(
      ({ name, duration, target }) =>
        duration.type === 'time' && (name === 'Walk' || target?.zoneNumber === 1 || isLimitOfBeats(target)),
    )
  )
}

function isLimitOfBeats(target: Step['target']): boolean {
  return target?.type === 'heartrate' && !target.rangeMin && target.rangeMax !== undefined
}

/** The parts between two walks. */
export function walkAround(parts: readonly WrittenPart[]): WrittenPart[] {
  const walk = (role: string): WrittenPart => ({ lines: [`- Walk 5m ${role}`], mentions: [], assumed: [WALKS] })
  return [walk('warmup'), ...parts, walk('cooldown')]
}

const WALK = /walk|hik/i
const WALKS = 'What is before and behind was not said: 5 minutes of walking each.'
