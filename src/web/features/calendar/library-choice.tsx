import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { workoutPageQuery } from '../workouts/queries.ts'
import { SportMark } from '../workouts/sport-mark.tsx'
import { ListPages } from './list-pages.tsx'
import { useScheduling } from './use-scheduling.ts'

/** The workouts of the library, each with a button that puts it on the day. */
export function LibraryChoice({ date, onScheduled }: { date: string; onScheduled: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, isPaused, refetch } = useQuery(workoutPageQuery(page))
  const { schedule, busy } = useScheduling(date, onScheduled)
  if (error)
    return (
      <LoadFailed
        className="mb-4"
        title="Failed to fetch workouts"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  if (!data && isPaused)
    return <p className="py-6 text-ink-2">You are offline. Your library is shown as soon as there is a connection.</p>
  if (!data) return <Loading label="Loading workouts" />
  if (data.pagination.totalCount === 0) return <p className="py-6 text-ink-2">No workouts found</p>
  return (
    <>
      <ul aria-label="Workouts">
        {data.data.map((workout) => {
          const { id, name, sport } = workout
          return (
            <li key={id} className="flex items-center gap-3 border-line border-b py-2.5">
              <SportMark sport={sport} className="size-4.5 flex-none" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-[540] [overflow-wrap:anywhere]" title={name}>
                  {name}
                </span>
                <span className="block text-ink-2 text-small">{sportOf(sport).label}</span>
              </span>
              <Button
                size="compact"
                aria-label={`Schedule ${name}`}
                disabled={busy !== undefined}
                busy={busy === id && 'Scheduling...'}
                onClick={() => void schedule(workout)}
              >
                Schedule
              </Button>
            </li>
          )
        })}
      </ul>
      <ListPages page={page} totalPages={data.pagination.totalPages} onTurn={setPage} />
    </>
  )
}
