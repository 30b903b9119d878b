import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DropArea } from '../../ui/drop-area.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ProfileSkeleton } from '../../ui/skeleton.tsx'
import { NoWorkouts } from '../dashboard/home/no-workouts.tsx'
import { useImports } from '../imports/use-imports.ts'
import { WorkoutCard } from '../workouts/card/workout-card.tsx'
import { WorkoutMenu } from '../workouts/card/workout-menu.tsx'
import { ownReference, referenceFor } from '../workouts/own-reference.ts'
import { ownZones } from '../workouts/own-zones.ts'
import { everyWorkout, workoutPageQuery } from '../workouts/queries.ts'
import { pageAddress } from '../workouts/workout-address.ts'
import { importFile } from './import-file.ts'
import { ImportWorkouts } from './import-workouts.tsx'

const pageLink = (page: number) => `/dashboard/workout-library/page/${page}`

/** The saved workouts of an athlete, ten a page; a page number past the end shows the last page. */
export function LibraryScreen({ page }: { page: number }) {
  const { data, error, isFetching, refetch } = useQuery(workoutPageQuery(page))
  const { profile } = useSession()
  const files = useImports(importFile, everyWorkout)
  const [importing, setImporting] = useState(false)
  const totalPages = data?.pagination.totalPages ?? 0
  // A cached page may be older than a workout that was just restored to it.
  const past = data !== undefined && !isFetching && page > Math.max(1, totalPages)

  return (
    <PageFrame>
      {past && <Navigate to={pageLink(Math.max(1, totalPages))} replace />}
      <DropArea
        invitation="Drop to import"
        onDrop={(dropped) => {
          setImporting(true)
          files.add(dropped, { sport: undefined, referenceOf: (sport) => ownReference(profile, sport) })
        }}
      >
        <PageTitle
          eyebrow={
            data && data.pagination.totalCount > 0 ? formatCount(data.pagination.totalCount, 'workout') : undefined
          }
          actions={
            <>
              <Button onClick={() => setImporting(true)}>Import</Button>
              <ButtonLink to="/dashboard/workout-generator" tone="primary">
                Generate Workout
              </ButtonLink>
            </>
          }
        >
          Workout Library
        </PageTitle>
        {error && (
          <LoadFailed
            className="mb-8"
            title="Your workouts could not be loaded"
            error={error}
            isFetching={isFetching}
            refetch={refetch}
          />
        )}
        {!data && !error && <LibrarySkeleton />}
        {data?.pagination.totalCount === 0 && <NoWorkouts />}
        {data && data.data.length > 0 && (
          <>
            <h2 className="sr-only">Your workouts</h2>
            <ul className="grid gap-x-8 gap-y-12 pt-4 sm:grid-cols-2 xl:grid-cols-3">
              {data.data.map((workout) => (
                <li key={workout.id} className="min-w-0">
                  <WorkoutCard
                    workout={workout}
                    to={pageAddress(workout.id)}
                    reference={referenceFor(profile, workout.sport, workout.steps)}
                    zones={ownZones(profile, workout.sport)}
                    actions={<WorkoutMenu workout={workout} />}
                  />
                </li>
              ))}
            </ul>
            <Pager page={page} totalPages={totalPages} linkTo={pageLink} />
          </>
        )}
      </DropArea>
      <ImportWorkouts open={importing} onOpenChange={setImporting} files={files} />
    </PageFrame>
  )
}

function LibrarySkeleton() {
  return (
    <>
      <Loading label="Loading workouts" className="sr-only" />
      <div className="grid gap-x-8 gap-y-12 pt-4 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <ProfileSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
