import { createFileRoute } from '@tanstack/react-router'
import { CalendarScreen } from '../../features/calendar/calendar-screen.tsx'
import { calendarSearch } from '../../features/calendar/calendar-search.ts'

export const Route = createFileRoute('/dashboard/activity')({
  validateSearch: calendarSearch,
  head: () => ({ meta: [{ title: 'Activity · Pacewright' }] }),
  component: Activity,
})

function Activity() {
  return <CalendarScreen {...Route.useSearch()} />
}
