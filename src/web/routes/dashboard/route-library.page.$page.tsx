import { createFileRoute, redirect } from '@tanstack/react-router'
import { AttachToWorkoutDialog } from '../../features/calendar/route/attach-to-workout-dialog.tsx'
import { RouteLibraryScreen } from '../../features/routes/library/route-library-screen.tsx'
import { routeLibrarySearch } from '../../features/routes/library/route-library-search.ts'
import { pageNumber } from '../../lib/page-number.ts'

export const Route = createFileRoute('/dashboard/route-library/page/$page')({
  validateSearch: routeLibrarySearch,
  beforeLoad: ({ params }) => {
    const page = pageNumber(params.page)
    if (!page) throw redirect({ to: '/dashboard/route-library/page/$page', params: { page: '1' }, replace: true })
    return { page }
  },
  head: () => ({ meta: [{ title: 'Route Library · Pacewright' }] }),
  component: RouteLibrary,
})

function RouteLibrary() {
  const { search } = Route.useSearch()
  return (
    <RouteLibraryScreen
      page={Route.useRouteContext().page}
      search={search ?? ''}
      AttachDialog={AttachToWorkoutDialog}
    />
  )
}
