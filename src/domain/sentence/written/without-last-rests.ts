import type { StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { NewWorkout } from '../../workout/workout.ts'

/**
 * A workout with the one rest between two bouts that are said to have it between, and none behind the second where no work
 * follows: "2x15 min, 3 min between, 10 min down".
 */
export function withRestsBetween(workout: NewWorkout, sentence: string): NewWorkout {
  if (!BETWEEN.test(sentence)) return workout
  const { steps } = workout
  const isFollowed = (at: number) => {
    const next = steps[at + 1]
    return next !== undefined && (isRepeat(next) || next.intensity === 'interval' || next.intensity === 'active')
  }
  const isPair = steps.some(
    (entry, at) => isRepeat(entry) && entry.repeat.count === 2 && entry.repeat.steps === 2 && !isFollowed(at),
  )
  const areOne = steps.filter(isRepeat).length === 1
  return isPair && areOne ? withoutLastRests(workout) : workout
}

/** "3 min between", "in between", "btw". */
export const BETWEEN = /(?<=\d\D*)\b(?:in )?(?:between|btwn|betw|btw)\b(?! \d)/i

/** A workout without the rest behind the last bout of each of its sets: "60 min: 10 wu, 3x10 with 5 min rest, 10 cd". */
export function withoutLastRests(workout: NewWorkout): NewWorkout {
  return {
    ...workout,
    steps: workout.steps.flatMap((entry, at, all): StoredSteps => {
      if (!isRepeat(entry)) return [entry]
      const { count, steps } = entry.repeat
      const round = all.slice(at - steps, at)
      const last = round.at(-1)
      const isRested = last && !isRepeat(last) && (last.intensity === 'rest' || last.intensity === 'recovery')
      if (!isRested || count < 2 || round.some(isRepeat)) return [entry]
      return [...(count > 2 ? [{ repeat: { count: count - 1, steps } }] : []), ...round.slice(0, -1)]
    }),
  }
}
