import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { routePageQuery } from '../../routes/queries.ts'
import { ROUTE_GENERATOR } from '../../routes/route-address.ts'
import { ListPages } from '../list-pages.tsx'
import { RouteOption } from './route-option.tsx'

/** The routes of the library whose name contains the search, each with a button that chooses it. */
export function RouteChoice({
  search,
  chosen,
  onChoose,
}: {
  search: string
  /** The id of the route that is attached now. */
  chosen: string | null
  onChoose: (route: Route) => void
}) {
  const [turned, setTurned] = useState({ search, page: 1 })
  const page = turned.search === search ? turned.page : 1
  const { data, error, isFetching, isPaused, refetch } = useQuery(routePageQuery(page, search))
  if (error)
    return (
      <LoadFailed
        className="my-4"
        title="Your routes could not be loaded"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  if (!data && isPaused)
    return <p className="py-6 text-ink-2">You are offline. Your routes are shown as soon as there is a connection.</p>
  if (!data) return <Loading label="Loading routes" />
  if (data.pagination.totalCount === 0)
    return search ? <p className="py-6 text-ink-2">No route of yours has “{search}” in its name.</p> : <NoRoutes />
  return (
    <>
      <ul aria-label="Routes" className="mt-3 mb-4 border-ink border-t-[1.5px]">
        {data.data.map((route) => (
          <RouteOption key={route.id} route={route} isChosen={route.id === chosen} onChoose={() => onChoose(route)} />
        ))}
      </ul>
      <ListPages
        page={page}
        totalPages={data.pagination.totalPages}
        onTurn={(next) => setTurned({ search, page: next })}
      />
    </>
  )
}

function NoRoutes() {
  return (
    <p className="py-6 text-ink-2">
      No routes found. Create a route to get started:{' '}
      <Link to={ROUTE_GENERATOR} className="link">
        generate one
      </Link>{' '}
      or{' '}
      <Link to="/dashboard/route-library" className="link">
        import a GPX file
      </Link>
      .
    </p>
  )
}
