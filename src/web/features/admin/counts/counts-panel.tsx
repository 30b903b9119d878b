import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { ProfileSkeleton } from '../../../ui/skeleton.tsx'
import { countsQuery } from '../queries.ts'
import { CountChart } from './count-chart.tsx'
import { CountTable } from './count-table.tsx'
import { barsOf, mostOf, series } from './series.ts'
import { type SpanName, spans } from './spans.ts'

/** Sign-ups, new workouts and routes over time: a chart each, and all of them as a table. */
export function CountsPanel() {
  const [name, setName] = useState<SpanName>('month')
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(countsQuery(spans[name]))
  const charts = series.map((one) => ({ ...one, bars: barsOf(data?.data ?? [], one.name) }))
  const [signUps, ...saved] = charts
  const workouts = saved.filter((chart) => chart.name !== 'routes')
  const routes = saved.find((chart) => chart.name === 'routes')
  const most = mostOf(workouts.map(({ bars }) => bars))
  return (
    <>
      <Segments
        label="How far back"
        labelHidden
        className="mb-8 max-w-sm"
        options={(Object.keys(spans) as SpanName[]).map((value) => ({ value, label: spans[value].label }))}
        value={name}
        onChange={setName}
      />
      {error && (
        <LoadFailed
          className="mb-6"
          title="The counts could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <CountsSkeleton />}
      {data && signUps && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <CountChart {...signUps} per={data.per} most={mostOf([signUps.bars])} className="h-48" />
          <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
            {workouts.map(({ name: kind, ...chart }) => (
              <CountChart key={kind} {...chart} per={data.per} most={most} className="h-36 max-lg:h-32" />
            ))}
          </div>
          {routes && (
            <div className="mt-10">
              <CountChart {...routes} per={data.per} most={mostOf([routes.bars])} className="h-36 max-lg:h-32" />
            </div>
          )}
          <p className="mt-6 max-w-prose text-ink-2 text-small">
            Days are those of UTC, and the three charts of workouts have one scale. A sign-up counts when the address is
            confirmed. Figures stay when an athlete leaves.
          </p>
          <CountTable data={data.data} per={data.per} />
        </div>
      )}
    </>
  )
}

function CountsSkeleton() {
  return (
    <>
      <Loading label="Loading counts" className="sr-only" />
      <ProfileSkeleton />
      <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <ProfileSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
