import { withoutTimeNoise } from '../units/time-noise.ts'
import type { StoredSteps } from './step.ts'
import { isRepeat } from './stored-entry.ts'

/** Steps without the rounding noise of other programs in their seconds: 480.00003 becomes 480, and 30.5 stays. */
export function withPlainTimes(steps: StoredSteps): StoredSteps {
  return steps.map((entry) =>
    isRepeat(entry) || entry.duration.type !== 'time'
      ? entry
      : { ...entry, duration: { ...entry.duration, value: withoutTimeNoise(entry.duration.value) } },
  )
}
