import { createFileRoute, redirect } from '@tanstack/react-router'

// The calendar will stand here; until then the dashboard does.
export const Route = createFileRoute('/dashboard/activity')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
