import type { ReactNode } from 'react'
import { WorkoutState } from './workout-state.tsx'

/** Shown when the workout could not be fetched; another try may help. */
export function WorkoutLoadFailure({ actions }: { actions?: ReactNode }) {
  return (
    <WorkoutState title="Failed to fetch workout" actions={actions}>
      <p role="alert">There was an error loading this workout. Please try again.</p>
    </WorkoutState>
  )
}

/** Shown when the workout's steps are not valid; only its author can correct them. */
export function InvalidWorkout({ author }: { author: string }) {
  return (
    <WorkoutState title="Invalid Workout">
      <p>This workout cannot be shown: some of its steps are not valid.</p>
      <p>Please tell {author ? `${author}, who made it,` : 'its creator'} so that it can be put right.</p>
    </WorkoutState>
  )
}
