import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/route-library/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/route-library/page/$page', params: { page: '1' }, replace: true })
  },
})
