import type { StoredSteps } from '#domain/workout/step.ts'
import { StillProfile } from '../workouts/chart/still-profile.tsx'

/** The workout beside the account screens. */
export function ShownWorkout() {
  return <StillProfile steps={example} sport="running" size="card" assumed={ON_WIDE_SCREENS} className="h-72" />
}

/** Narrow ones do not show it. */
const ON_WIDE_SCREENS = { width: 704, height: 288 }

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

// Five bouts of four minutes, about a hard kilometre each: a usual interval session.
const example: StoredSteps = [
  { intensity: 'warmup', duration: minutes(12) },
  { intensity: 'active', duration: minutes(2) },
  { intensity: 'recovery', duration: minutes(3) },
  { intensity: 'interval', duration: minutes(4) },
  { intensity: 'recovery', duration: minutes(2.5) },
  { repeat: { steps: 2, count: 5 } },
  { intensity: 'cooldown', duration: minutes(10) },
]
