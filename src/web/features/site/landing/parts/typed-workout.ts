import type { StoredSteps } from '#domain/workout/step.ts'
import { examples } from './shown-workouts.ts'

/** A workout in the text form, with the steps that it is read as: the page draws them before it loads what reads texts. */
export const typedWorkout: { text: string; sport: (typeof examples)[1]['sport']; steps: StoredSteps } = {
  sport: examples[1].sport,
  text: `- Warm up 12m ramp 48-76%

4x
- Interval 8m 97-103%
- Recovery 3m 50-56%

- Cooldown 9m ramp 66-44%`,
  steps: examples[1].steps,
}
