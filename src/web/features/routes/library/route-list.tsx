import type { OutputOf } from '../../../lib/api.ts'
import { Pager } from '../../../ui/pager.tsx'
import type { AttachDialog } from '../attach-dialog.ts'
import { RouteRow } from './route-row.tsx'

/** A page of routes with the links to the others. */
export function RouteList({
  routes: { data, pagination },
  page,
  search,
  linkTo,
  AttachDialog,
}: {
  routes: OutputOf<'get /api/routes'>
  page: number
  search: string
  linkTo: (page: number) => string
  AttachDialog: AttachDialog
}) {
  if (pagination.totalCount === 0) return <p className="text-ink-2">No route of yours has “{search}” in its name.</p>
  return (
    <>
      <h2 className="sr-only">Your routes</h2>
      <ul className="border-ink border-t-[1.5px]">
        {data.map((route) => (
          <RouteRow key={route.id} route={route} AttachDialog={AttachDialog} />
        ))}
      </ul>
      <Pager page={page} totalPages={pagination.totalPages} linkTo={linkTo} {...(search && { search: { search } })} />
    </>
  )
}
