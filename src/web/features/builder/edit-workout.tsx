import { useQuery } from '@tanstack/react-query'
import { browserFetch } from '../../lib/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { InvalidWorkout, WorkoutLoadFailure } from '../workouts/page/workout-failures.tsx'
import { everyWorkout } from '../workouts/queries.ts'
import { type SharedWorkout, sharedWorkout } from '../workouts/share/shared-workout.ts'
import { Builder, type Opened } from './builder.tsx'

/** The builder on a saved workout. It is fetched again, so that the stored version is edited. */
export function EditWorkout({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch, isFetching } = useQuery({
    queryKey: [...everyWorkout, 'edited', id],
    queryFn: ({ signal }) => sharedWorkout(id, browserFetch, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (error && !isFetching) return <WorkoutLoadFailure actions={<WaysOn onTryAgain={() => void refetch()} />} />
  if (!data || !isFetchedAfterMount) return <Loading label="Loading workout" />
  if (!data.valid) return <InvalidWorkout author={data.workout.user.full_name} />
  return <Builder key={id} opened={openedOf(data.workout)} />
}

function openedOf({ id, name, sport, type, steps, poolLength, updated_at }: SharedWorkout['workout']): Opened {
  return { id, name, sport, type: type ?? undefined, steps, poolLength, updatedAt: updated_at }
}

function WaysOn({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <Button tone="primary" onClick={onTryAgain}>
        Try again
      </Button>
      <ButtonLink to="/dashboard/workout-library">Browse Workouts</ButtonLink>
    </>
  )
}
