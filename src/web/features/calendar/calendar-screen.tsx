import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { todayIn } from '#domain/calendar/days/today.ts'
import { useSession } from '../../lib/session.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { useMissedFiles } from './activity/use-missed-files.ts'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarHead } from './calendar-head.tsx'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { FailedNotice } from './failed/failed-notice.tsx'
import { WaitingNotice } from './waiting/waiting-notice.tsx'

/** The athlete's calendar by weeks or by months; view and day stand in the address. */
export function CalendarScreen({
  view = 'weekly',
  date: asked,
}: {
  view?: CalendarView | undefined
  date?: string | undefined
}) {
  const { profile } = useSession()
  const navigate = useNavigate()
  const today = todayIn(new Date(), profile?.timezone)
  const date = asked ?? today
  const show = useCallback((search: CalendarSearch) => void navigate({ to: '/dashboard/activity', search }), [navigate])
  useMissedFiles()
  return (
    <PageFrame>
      <CalendarHead view={view} date={date} today={today} isAsked={asked !== undefined} onShow={show} />
      <WaitingNotice />
      <FailedNotice className="mb-6" />
      <CalendarDays view={view} date={date} today={today} onShow={show} />
    </PageFrame>
  )
}
