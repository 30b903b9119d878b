import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { WorkoutRow } from '../../workouts/card/workout-row.tsx'
import { workoutPageQuery } from '../../workouts/queries.ts'
import { NoWorkouts } from './no-workouts.tsx'

/** The most recently changed workouts. */
export function RecentWorkouts() {
  const { data, error, refetch, isFetching } = useQuery(workoutPageQuery(1))
  if (error)
    return <LoadFailed title="Failed to fetch workouts" error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <Loading label="Loading workouts" />
  if (data.pagination.totalCount === 0) return <NoWorkouts />
  return (
    <>
      <ul className="-mt-4">
        {data.data.map((workout) => (
          <WorkoutRow key={workout.id} workout={workout} />
        ))}
      </ul>
      {data.pagination.totalPages > 1 && (
        <ButtonLink to="/dashboard/workout-library" tone="surface" className="mt-6">
          All {data.pagination.totalCount} workouts
        </ButtonLink>
      )}
    </>
  )
}
