import type { StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { NewWorkout } from '../../workout/workout.ts'

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
