import { createFileRoute, redirect } from '@tanstack/react-router'
import { LibraryScreen } from '../../features/library/library-screen.tsx'
import { pageNumber } from '../../lib/page-number.ts'

export const Route = createFileRoute('/dashboard/workout-library/page/$page')({
  beforeLoad: ({ params }) => {
    const page = pageNumber(params.page)
    if (!page) throw redirect({ to: '/dashboard/workout-library/page/$page', params: { page: '1' }, replace: true })
    return { page }
  },
  head: () => ({ meta: [{ title: 'Workout Library · Pacewright' }] }),
  component: Library,
})

function Library() {
  return <LibraryScreen page={Route.useRouteContext().page} />
}
