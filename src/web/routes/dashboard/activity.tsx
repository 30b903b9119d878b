import { createFileRoute, redirect } from '@tanstack/react-router'

// This address is for the calendar; there is none yet, so it shows the dashboard.
export const Route = createFileRoute('/dashboard/activity')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
