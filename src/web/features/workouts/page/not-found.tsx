import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { WorkoutState } from './workout-state.tsx'

/** Shown at the address of a workout that does not exist, inside the dashboard and outside. */
export function WorkoutNotFound() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <WorkoutState
      title="Workout Not Found"
      actions={
        <>
          {signedIn && (
            <>
              <ButtonLink to="/dashboard/workout-library" tone="primary">
                Browse Workouts
              </ButtonLink>
              <ButtonLink to="/dashboard/workout-generator" tone="surface">
                Create Workout
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/" tone={signedIn ? 'quiet' : 'primary'}>
            Home
          </ButtonLink>
        </>
      }
    >
      <p>This workout may have been removed, archived, or the link might be incorrect.</p>
      <p>There are other running, cycling and swimming workouts to do instead.</p>
    </WorkoutState>
  )
}
