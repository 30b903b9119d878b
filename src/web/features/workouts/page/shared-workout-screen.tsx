import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyWorkout } from '../share/owner/copy-workout.ts'
import { MakeItMine } from '../share/owner/make-it-mine.tsx'
import { OwnPrivate } from '../share/owner/own-private.tsx'
import { setVisibility } from '../share/owner/set-visibility.ts'
import { useAsReader } from '../share/owner/use-as-reader.ts'
import type { DrawingFacts, SharedWorkout } from '../share/shared-workout.ts'
import { pageAddress } from '../workout-address.ts'
import { WorkoutNotFound } from './not-found.tsx'
import { SharedWorkoutView } from './shared-workout-view.tsx'
import { InvalidWorkout, WorkoutLoadFailure } from './workout-failures.tsx'

// Only its athlete sees it.
const WhoSees = lazy(() => import('../share/owner/who-sees.tsx').then((file) => ({ default: file.WhoSees })))

/** A workout's public page, for everyone who has its link. */
export function SharedWorkoutScreen({ workout, valid, facts }: SharedWorkout & { facts: DrawingFacts }) {
  return valid ? <ValidWorkout workout={workout} facts={facts} /> : <InvalidWorkout author={workout.user.full_name} />
}

function ValidWorkout({ workout, facts }: Pick<SharedWorkout, 'workout'> & { facts: DrawingFacts }) {
  const { id } = workout
  const [asReader, setAsReader] = useAsReader(id, readWorkout)
  const own = typeof asReader === 'object' && asReader.mine ? asReader : undefined
  if (!own)
    return (
      <SharedWorkoutView
        workout={workout}
        facts={facts}
        actions={asReader !== 'loading' && <MakeItMine save={() => copyWorkout(workout)} />}
      />
    )
  return (
    <SharedWorkoutView
      workout={{ ...workout, is_private: own.is_private }}
      facts={facts}
      actions={<ButtonLink to={pageAddress(id)}>Open in your library</ButtonLink>}
      ofAuthor={
        <Suspense fallback={null}>
          <WhoSees
            what="workout"
            value={own}
            onChange={async (change) => setAsReader(await setVisibility(id, change))}
          />
        </Suspense>
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
