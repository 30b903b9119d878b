import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DropArea } from '../../../ui/drop-area.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useImports } from '../../imports/use-imports.ts'
import { everyRoute, routePageQuery } from '../queries.ts'
import { ROUTE_GENERATOR } from '../route-address.ts'
import { importRouteFile } from './import-route-file.ts'
import { ImportRoutes } from './import-routes.tsx'
import { NoRoutes } from './no-routes.tsx'
import { RouteListSkeleton } from './route-list-skeleton.tsx'
import { RouteRow } from './route-row.tsx'

const pageLink = (page: number) => `/dashboard/route-library/page/${page}`

/** The saved routes of an athlete, ten a page; a page number past the end shows the last page. */
export function RouteLibraryScreen({ page }: { page: number }) {
  const { data, error, isFetching, refetch } = useQuery(routePageQuery(page))
  const files = useImports(importRouteFile, everyRoute)
  const [importing, setImporting] = useState(false)
  const { totalCount = 0, totalPages = 0 } = data?.pagination ?? {}
  // A cached page may be older than a route that was just restored to it.
  const past = data !== undefined && !isFetching && page > Math.max(1, totalPages)

  return (
    <PageFrame>
      {past && <Navigate to={pageLink(Math.max(1, totalPages))} replace />}
      <DropArea
        invitation="Drop to import"
        onDrop={(dropped) => {
          setImporting(true)
          files.add(dropped, { activity: undefined })
        }}
      >
        <PageTitle
          eyebrow={totalCount > 0 ? formatCount(totalCount, 'route') : undefined}
          actions={
            totalCount > 0 && (
              <>
                <Button onClick={() => setImporting(true)}>Import</Button>
                <ButtonLink to={ROUTE_GENERATOR} tone="primary">
                  Generate Route
                </ButtonLink>
              </>
            )
          }
        >
          Route Library
        </PageTitle>
        {error && (
          <LoadFailed
            className="mb-8"
            title="Your routes could not be loaded"
            error={error}
            isFetching={isFetching}
            refetch={refetch}
          />
        )}
        {!data && !error && <RouteListSkeleton />}
        {data?.pagination.totalCount === 0 && <NoRoutes onImport={() => setImporting(true)} />}
        {data && data.data.length > 0 && (
          <>
            <h2 className="sr-only">Your routes</h2>
            <ul className="border-ink border-t-[1.5px]">
              {data.data.map((route) => (
                <RouteRow key={route.id} route={route} />
              ))}
            </ul>
            <Pager page={page} totalPages={totalPages} linkTo={pageLink} />
          </>
        )}
      </DropArea>
      <ImportRoutes open={importing} onOpenChange={setImporting} files={files} />
    </PageFrame>
  )
}
