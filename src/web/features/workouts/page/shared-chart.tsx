import { ProfileChart } from '../chart/profile-chart.tsx'
import { measuredWorkout, type ShownWorkout } from './measured-workout.ts'

/** The profile of a workout that everybody may read. */
export function SharedChart({
  workout,
  rises = false,
  assumed,
}: {
  workout: ShownWorkout
  /** Whether its bars rise when it is first drawn. */
  rises?: boolean
  /** The size in px to draw until the browser has measured it, if not that of a phone. */
  assumed?: { width: number; height: number }
}) {
  const { steps, sport, reference } = measuredWorkout(workout, {}).measured
  return <ProfileChart {...{ steps, sport, reference, rises }} bleed {...(assumed && { assumed })} />
}
