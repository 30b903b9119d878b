import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { addDays } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { useSession } from '../../../lib/session.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { sportOfActivity } from '../../routes/activity-sport.ts'
import { ListPages } from '../list-pages.tsx'
import { rangeQuery } from '../queries.ts'
import { WorkoutOption } from './workout-option.tsx'
import { workoutsAhead } from './workouts-ahead.ts'

/** The workouts from today on, each with a button that puts it on the route. */
export function WorkoutChoice({ route, onAttached }: { route: Route; onAttached: () => void }) {
  const { profile } = useSession()
  const [page, setPage] = useState(1)
  const today = todayIn(new Date(), profile?.timezone)
  const { data, error, isFetching, isPaused, refetch } = useQuery(rangeQuery(today, addDays(today, DAYS_AHEAD - 1)))
  if (error)
    return (
      <LoadFailed
        className="my-4"
        title="Your workouts could not be loaded"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  if (!data && isPaused)
    return <p className="py-6 text-ink-2">You are offline. Your workouts are shown as soon as there is a connection.</p>
  if (!data) return <Loading label="Loading workouts" />
  const workouts = workoutsAhead(data.items, sportOfActivity(route.activity_type))
  if (workouts.length === 0)
    return (
      <p className="py-6 text-ink-2">
        No workout is planned for the next {DAYS_AHEAD / 7} weeks.{' '}
        <Link to="/dashboard/activity" className="link">
          Put one on a day of your calendar
        </Link>{' '}
        first.
      </p>
    )
  const totalPages = Math.ceil(workouts.length / PER_PAGE)
  // A workout may have been moved away meanwhile.
  const shown = Math.min(page, totalPages)
  return (
    <>
      <ul aria-label="Workouts" className="mt-3 mb-4 border-ink border-t-[1.5px]">
        {workouts.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((item) => (
          <WorkoutOption key={item.id} item={item} route={route} onAttached={onAttached} />
        ))}
      </ul>
      <ListPages page={shown} totalPages={totalPages} onTurn={setPage} />
    </>
  )
}

const DAYS_AHEAD = 56
const PER_PAGE = 10
