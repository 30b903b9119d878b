import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/workout-library/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/workout-library/page/$page', params: { page: '1' }, replace: true })
  },
})
