import { useRouter } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import type { SharedWorkout } from '../share/shared-workout.ts'
import { InvalidWorkout, WorkoutLoadFailure } from './workout-failures.tsx'
import { WorkoutView } from './workout-view.tsx'

/** A workout's public page, for everyone who has its link. */
export function SharedWorkoutScreen({ workout, valid }: SharedWorkout) {
  return valid ? <WorkoutView workout={workout} /> : <InvalidWorkout author={workout.user.full_name} />
}

/** Shown when the shared workout could not be fetched. */
export function SharedWorkoutFailure() {
  const router = useRouter()
  return <WorkoutLoadFailure actions={<Button onClick={() => void router.invalidate()}>Try again</Button>} />
}
