import { useRouter } from '@tanstack/react-router'
import { call, type OutputOf } from '../../../lib/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyWorkout } from '../share/owner/copy-workout.ts'
import { MakeItMine } from '../share/owner/make-it-mine.tsx'
import { OwnPrivate } from '../share/owner/own-private.tsx'
import { setVisibility } from '../share/owner/set-visibility.ts'
import { useAsReader } from '../share/owner/use-as-reader.ts'
import { WhoSees } from '../share/owner/who-sees.tsx'
import type { SharedWorkout } from '../share/shared-workout.ts'
import { pageAddress } from '../workout-address.ts'
import { WorkoutNotFound } from './not-found.tsx'
import { InvalidWorkout, WorkoutLoadFailure } from './workout-failures.tsx'
import { WorkoutView } from './workout-view.tsx'

/** A workout's public page, for everyone who has its link. */
export function SharedWorkoutScreen({ workout, valid }: SharedWorkout) {
  return valid ? <ValidWorkout workout={workout} /> : <InvalidWorkout author={workout.user.full_name} />
}

function ValidWorkout({ workout }: Pick<SharedWorkout, 'workout'>) {
  const { id } = workout
  const [asReader, setAsReader] = useAsReader(id, readWorkout)
  const own = typeof asReader === 'object' && asReader.mine ? asReader : undefined
  if (!own)
    return (
      <WorkoutView
        workout={workout}
        actions={asReader !== 'loading' && <MakeItMine save={() => copyWorkout(workout)} />}
      />
    )
  return (
    <WorkoutView
      workout={{ ...workout, is_private: own.is_private }}
      actions={<ButtonLink to={pageAddress(id)}>Open in your library</ButtonLink>}
      ofAuthor={
        <WhoSees what="workout" value={own} onChange={async (change) => setAsReader(await setVisibility(id, change))} />
      }
    />
  )
}

/** Shown at the public address of a workout that does not exist, or is private. */
export function SharedWorkoutNotFound({ id }: { id: string }) {
  return (
    <OwnPrivate id={id} read={readWorkout} to={pageAddress(id)}>
      <WorkoutNotFound />
    </OwnPrivate>
  )
}

/** Shown when the shared workout could not be fetched. */
export function SharedWorkoutFailure() {
  const router = useRouter()
  return <WorkoutLoadFailure actions={<Button onClick={() => void router.invalidate()}>Try again</Button>} />
}

function readWorkout(id: string): Promise<OutputOf<'get /api/workouts/{id}'>> {
  return call('get /api/workouts/{id}', { id })
}
