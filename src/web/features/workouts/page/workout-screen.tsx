import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import type { VisibilityChange } from '#contracts/workouts.ts'
import type { OutputOf } from '../../../lib/api.ts'
import { preferencesOf } from '../../../lib/preferences.ts'
import { useSession } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { useDeleteWorkout } from '../card/use-delete-workout.ts'
import { ownHeart } from '../own-heart.ts'
import { referenceFor } from '../own-reference.ts'
import { ownZones } from '../own-zones.ts'
import { everyWorkout, sharedWorkoutQuery } from '../queries.ts'
import { copyWorkout } from '../share/owner/copy-workout.ts'
import { MakeItMine } from '../share/owner/make-it-mine.tsx'
import { setVisibility } from '../share/owner/set-visibility.ts'
import { WhoSees } from '../share/owner/who-sees.tsx'
import { isMissing } from '../share/shared-workout.ts'
import { editAddress } from '../workout-address.ts'
import { WorkoutNotFound } from './not-found.tsx'
import { InvalidWorkout, WorkoutLoadFailure } from './workout-failures.tsx'
import { WorkoutView } from './workout-view.tsx'

/** A workout's page inside the dashboard, with the actions of its author. */
export function WorkoutScreen({
  id,
  scheduling,
}: {
  id: string
  /** What puts the athlete's own workout on a day. */
  scheduling: (workout: OutputOf<'get /api/workouts/{id}'>) => ReactNode
}) {
  const { data, error, isFetching, refetch } = useQuery(sharedWorkoutQuery(id))
  const { profile } = useSession()
  const cache = useQueryClient()
  if (error && isMissing(error)) return <WorkoutNotFound />
  if (error && !data)
    return (
      <WorkoutLoadFailure
        actions={
          <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (!data) return <Loading label="Loading workout" />
  const { workout, valid } = data
  const forget = () => cache.invalidateQueries({ queryKey: everyWorkout })
  const copyAndForget = async (shown: typeof workout) => {
    const address = await copyWorkout(shown)
    void forget()
    return address
  }
  const change = async (changed: VisibilityChange) => {
    try {
      const workout = await setVisibility(id, changed)
      cache.setQueryData(sharedWorkoutQuery(id).queryKey, (known) => known && { ...known, workout })
    } finally {
      // After a failure too: another tab may have changed or deleted it.
      void forget()
    }
  }
  if (!valid) return <InvalidWorkout author={workout.user.full_name} />
  return (
    <WorkoutView
      workout={workout}
      reference={referenceFor(profile, workout.sport, workout.steps)}
      heart={ownHeart(profile)}
      distances={preferencesOf(profile).distances}
      zones={ownZones(profile, workout.sport)}
      actions={
        workout.mine ? (
          <>
            {scheduling(workout)}
            <OwnActions workout={workout} />
          </>
        ) : (
          <MakeItMine save={() => copyAndForget(workout)} />
        )
      }
      ofAuthor={workout.mine && <WhoSees what="workout" value={workout} onChange={change} />}
    />
  )
}

function OwnActions({ workout }: { workout: OutputOf<'get /api/workouts/{id}'> }) {
  const navigate = useNavigate()
  const remove = useDeleteWorkout()
  const [busy, setBusy] = useState(false)
  return (
    <>
      <ButtonLink to={editAddress(workout.id)} tone="surface">
        <Pencil aria-hidden="true" />
        Edit
      </ButtonLink>
      <Button
        tone="danger"
        busy={busy && 'Deleting...'}
        onClick={async () => {
          setBusy(true)
          const gone = await remove(workout)
          setBusy(false)
          if (gone) await navigate({ to: '/dashboard/workout-library', replace: true })
        }}
      >
        <Trash aria-hidden="true" />
        Delete
      </Button>
    </>
  )
}
