import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, isDay } from '#domain/calendar/days/day.ts'
import { addMonths, weekOf } from '#domain/calendar/days/month.ts'
import { useSession } from '../../lib/session.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { monthOfDay, nameOfWeek } from './day-names.ts'
import { HistoryButtons } from './history/history-buttons.tsx'
import { CalendarKeySheet } from './keys/calendar-key-sheet.tsx'
import { NextRace } from './own/next-race.tsx'
import { WeekMenu } from './week-menu.tsx'

/** The title of the calendar, with the buttons that lead to other days and those of its history. */
export function CalendarHead({
  view,
  date,
  today,
  isAsked,
  onShow,
}: {
  view: CalendarView
  date: string
  today: string
  /** Whether the day was asked for, and is not today because no other was. */
  isAsked: boolean
  onShow: (search: CalendarSearch) => void
}) {
  const { profile } = useSession()
  const week = weekOf(date, usePreferences().week_start)
  const [firstDay = date] = week
  const kept = view === 'monthly' ? { view } : {}
  const next = (by: -1 | 1) => (view === 'monthly' ? addMonths(`${date.slice(0, 7)}-01`, by) : addDays(date, 7 * by))
  const go = (by: -1 | 1) => onShow({ ...kept, date: next(by) })
  const unit = view === 'monthly' ? 'month' : 'week'
  return (
    <PageTitle
      eyebrow={
        <span className="flex min-h-6 flex-wrap gap-x-4 gap-y-1">
          {view === 'weekly' && nameOfWeek(week)}
          <NextRace today={today} />
        </span>
      }
      actions={
        <>
          <Segments
            label="View"
            labelHidden
            options={[
              { value: 'weekly', label: 'Weekly' },
              { value: 'monthly', label: 'Monthly' },
            ]}
            value={view}
            onChange={(chosen) => onShow({ ...(chosen === 'monthly' && { view: chosen }), ...(isAsked && { date }) })}
          />
          <div className="flex">
            <IconButton
              label={`Previous ${unit}`}
              icon={<ChevronLeft />}
              disabled={!isDay(next(-1))}
              onClick={() => go(-1)}
            />
            <Button onClick={() => onShow(kept)}>Today</Button>
            <IconButton
              label={`Next ${unit}`}
              icon={<ChevronRight />}
              disabled={!isDay(next(1))}
              onClick={() => go(1)}
            />
          </div>
          <div className="flex max-sm:-ms-2.5">
            <HistoryButtons timeZone={profile?.timezone ?? undefined} />
            {view === 'weekly' && <WeekMenu name={nameOfWeek(week)} firstDay={firstDay} />}
            <CalendarKeySheet className="max-sm:hidden" />
          </div>
        </>
      }
    >
      {monthOfDay(date)}
    </PageTitle>
  )
}
