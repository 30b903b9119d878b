import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DropArea } from '../../../ui/drop-area.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { useImports } from '../../imports/use-imports.ts'
import type { AttachDialog } from '../attach-dialog.ts'
import { everyRoute, routePageQuery } from '../queries.ts'
import { ROUTE_GENERATOR } from '../route-address.ts'
import { importRouteFile } from './import-route-file.ts'
import { ImportRoutes } from './import-routes.tsx'
import { NoRoutes } from './no-routes.tsx'
import { routeLibrarySearch } from './route-library-search.ts'
import { RouteList } from './route-list.tsx'
import { RouteListSkeleton } from './route-list-skeleton.tsx'
import { RouteSearch } from './route-search.tsx'

const pageLink = (page: number) => `/dashboard/route-library/page/${page}`

/** The saved routes of an athlete, ten a page; a page number past the end shows the last page. */
export function RouteLibraryScreen({
  page,
  search,
  AttachDialog,
}: {
  page: number
  search: string
  AttachDialog: AttachDialog
}) {
  const { data, error, isFetching, refetch } = useQuery(routePageQuery(page, search))
  const navigate = useNavigate()
  const files = useImports(importRouteFile, everyRoute)
  const [importing, setImporting] = useState(false)
  const { totalCount = 0, totalPages = 0 } = data?.pagination ?? {}
  const isEmpty = data !== undefined && totalCount === 0 && search === ''
  // A single page is searched by eye. Once shown, the field stays while its search is emptied.
  const [isSearched, setSearched] = useState(search !== '')
  if (totalPages > 1 && !isSearched) setSearched(true)
  // A cached page may be older than a route that was just restored to it.
  const past = data !== undefined && !isFetching && page > Math.max(1, totalPages)

  return (
    <PageFrame>
      {past && <Navigate to={pageLink(Math.max(1, totalPages))} search={routeLibrarySearch({ search })} replace />}
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
            !isEmpty && (
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
        {isSearched && (
          <RouteSearch
            className="mb-6 max-w-xl"
            search={search}
            onSearch={(next) =>
              void navigate({ to: pageLink(1), search: routeLibrarySearch({ search: next }), replace: true })
            }
          />
        )}
        {!data && !error && <RouteListSkeleton />}
        {isEmpty && <NoRoutes onImport={() => setImporting(true)} />}
        {data && !isEmpty && <RouteList routes={data} {...{ page, search, AttachDialog }} linkTo={pageLink} />}
      </DropArea>
      <ImportRoutes open={importing} onOpenChange={setImporting} files={files} />
    </PageFrame>
  )
}
