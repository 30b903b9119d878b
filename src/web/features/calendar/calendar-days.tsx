import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { weekOf } from '#domain/calendar/days/month.ts'
import { useSession } from '../../lib/session.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AddWorkoutDialog } from './add-workout-dialog.tsx'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { CarryingProvider } from './carry/carrying.tsx'
import { contentsOf, emptyDay } from './contents.ts'
import { DayCard } from './day-card.tsx'
import { DaysGrid } from './keys/days-grid.tsx'
import { MonthView } from './month-view.tsx'
import { daysQuery, type OutputOfDays } from './queries.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { WeekSummary } from './week-summary.tsx'

/** The days of a view with what stands on them, while they are read, and if they cannot be. */
export function CalendarDays({
  view,
  date,
  today,
  onShow,
}: {
  view: CalendarView
  date: string
  today: string
  onShow: (search: CalendarSearch) => void
}) {
  const { profile } = useSession()
  const { week_start } = usePreferences()
  const week = weekOf(date, week_start)
  const [firstDay = date] = week
  const select = useCallback((days: OutputOfDays) => contentsOf(days, profile), [profile])
  // Not taken apart: whether the days are read again concerns a failure alone, and would draw them all again.
  const query = useQuery({ ...daysQuery(view, date, week_start), select })
  const { data: contents, error } = query
  const [adding, setAdding] = useState<string>()
  useOtherTabs(contents?.revision)
  const contentOf = (day: string) => contents?.days[day] ?? emptyDay
  return (
    <>
      {error && (
        <LoadFailed
          className="mb-6"
          title="Your calendar could not be loaded"
          error={error}
          isFetching={query.isFetching}
          refetch={query.refetch}
        />
      )}
      {!contents && !error && <Loading label="Loading your calendar" />}
      <CarryingProvider>
        <DaysGrid
          view={view}
          date={date}
          itemsOn={(day) => contentOf(day).items}
          onAdd={setAdding}
          onShow={(day) => onShow({ ...(view === 'monthly' && { view }), date: day })}
        >
          {contents && view === 'monthly' && (
            <MonthView date={date} today={today} contents={contents} onAdd={setAdding} />
          )}
          {contents && view === 'weekly' && (
            <>
              <div className="grid gap-x-4 gap-y-4 border-ink border-t-[1.5px] max-sm:gap-y-0 sm:grid-cols-2 lg:grid-cols-4 min-[78rem]:grid-cols-7 min-[78rem]:gap-x-3 min-[84rem]:gap-x-4">
                {week.map((day) => (
                  <DayCard key={day} day={day} isToday={day === today} content={contentOf(day)} onAdd={setAdding} />
                ))}
              </div>
              <WeekSummary firstDay={firstDay} contents={contents} />
            </>
          )}
        </DaysGrid>
      </CarryingProvider>
      {adding && <AddWorkoutDialog date={adding} onClose={() => setAdding(undefined)} />}
    </>
  )
}
