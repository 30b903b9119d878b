import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import type { Profile } from '#contracts/user.ts'
import { addDays, isDay } from '#domain/calendar/days/day.ts'
import { addMonths, weekOf } from '#domain/calendar/days/month.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { type Sums, sumByDay, sumByWeek } from '#domain/calendar/plan/sums.ts'
import { preferencesOf } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useMissedFiles } from './activity/use-missed-files.ts'
import { AddWorkoutDialog } from './add-workout-dialog.tsx'
import type { CalendarSearch, CalendarView } from './calendar-search.ts'
import { CarryingProvider } from './carry/carrying.tsx'
import { DayCard, type DayContent } from './day-card.tsx'
import { monthOfDay, nameOfWeek } from './day-names.ts'
import { HistoryButtons } from './history/history-buttons.tsx'
import { CalendarKeySheet } from './keys/calendar-key-sheet.tsx'
import { DaysGrid } from './keys/days-grid.tsx'
import { MonthView } from './month-view.tsx'
import { NextRace } from './own/next-race.tsx'
import { daysQuery, type OutputOfDays } from './queries.ts'
import { plannedOf, trainingsOf } from './trainings-of.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { WaitingNotice } from './waiting/waiting-notice.tsx'
import { WeekMenu } from './week-menu.tsx'
import { WeekSummary } from './week-summary.tsx'

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
  const { week_start } = preferencesOf(profile)
  const week = weekOf(date, week_start)
  const [firstDay = date] = week
  const { data, error, isFetching, refetch } = useQuery(daysQuery(view, date, week_start))
  const [adding, setAdding] = useState<string>()
  const { contentOf, sumsOfWeek } = useContent(data, profile)
  useOtherTabs(data?.revision)
  useMissedFiles()
  const show = (search: CalendarSearch) => void navigate({ to: '/dashboard/activity', search })
  const kept = view === 'monthly' ? { view } : {}
  const next = (by: -1 | 1) => (view === 'monthly' ? addMonths(`${date.slice(0, 7)}-01`, by) : addDays(date, 7 * by))
  const go = (by: -1 | 1) => show({ ...kept, date: next(by) })
  const unit = view === 'monthly' ? 'month' : 'week'
  return (
    <PageFrame>
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
              onChange={(chosen) =>
                show({ ...(chosen === 'monthly' && { view: chosen }), ...(asked && { date: asked }) })
              }
            />
            <div className="flex">
              <IconButton
                label={`Previous ${unit}`}
                icon={<ChevronLeft />}
                disabled={!isDay(next(-1))}
                onClick={() => go(-1)}
              />
              <Button onClick={() => show(kept)}>Today</Button>
              <IconButton
                label={`Next ${unit}`}
                icon={<ChevronRight />}
                disabled={!isDay(next(1))}
                onClick={() => go(1)}
              />
            </div>
            <div className="flex max-sm:-ml-2.5">
              <HistoryButtons timeZone={profile?.timezone ?? undefined} />
              {view === 'weekly' && <WeekMenu name={nameOfWeek(week)} firstDay={firstDay} />}
              <CalendarKeySheet className="max-sm:hidden" />
            </div>
          </>
        }
      >
        {monthOfDay(date)}
      </PageTitle>
      <WaitingNotice />
      {error && (
        <LoadFailed
          className="mb-6"
          title="Your calendar could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <Loading label="Loading your calendar" />}
      <CarryingProvider>
        <DaysGrid
          view={view}
          date={date}
          itemsOn={(day) => contentOf(day).items}
          onAdd={setAdding}
          onShow={(day) => show({ ...kept, date: day })}
        >
          {data && view === 'monthly' && (
            <MonthView date={date} today={today} contentOf={contentOf} sumsOfWeek={sumsOfWeek} onAdd={setAdding} />
          )}
          {data && view === 'weekly' && (
            <>
              <div className="grid gap-x-4 gap-y-4 border-ink border-t-[1.5px] max-sm:gap-y-0 sm:grid-cols-2 lg:grid-cols-4 min-[78rem]:grid-cols-7 min-[78rem]:gap-x-3 min-[84rem]:gap-x-4">
                {week.map((day) => (
                  <DayCard key={day} day={day} isToday={day === today} content={contentOf(day)} onAdd={setAdding} />
                ))}
              </div>
              <WeekSummary firstDay={firstDay} data={data} />
            </>
          )}
        </DaysGrid>
      </CarryingProvider>
      {adding && <AddWorkoutDialog date={adding} onClose={() => setAdding(undefined)} />}
    </PageFrame>
  )
}

/** What stands on each day, with the workouts of the entries, and each week in figures, by its first day. */
function useContent(data: OutputOfDays | undefined, profile: Profile | null) {
  return useMemo(() => {
    const byDay = Map.groupBy(data?.items ?? [], ({ date }) => date)
    const workouts = new Map(data?.workouts.map((workout) => [workout.id, workout]))
    const workoutOf: DayContent['workoutOf'] = ({ content, kept_id }) =>
      content.kind === 'workout' ? workouts.get(kept_id ?? content.workout_id) : undefined
    const planned = data && plannedOf(data, profile)
    const plannedFor: DayContent['plannedFor'] = (item) => planned?.(item)?.planned
    const trainings = data ? trainingsOf(data, profile) : []
    const { week_start } = preferencesOf(profile)
    const [sums, weeks] = [sumByDay(trainings), sumByWeek(trainings, week_start)]
    const itemsOn = (day: string) => byDay.get(day) ?? []
    const contentOf = (day: string): DayContent => {
      const week = weekOf(day, week_start)
      return {
        items: itemsOn(day),
        workoutOf,
        plannedFor,
        sums: sums.get(day),
        mostLoad: Math.max(0, ...week.map((one) => sums.get(one)?.planned.load ?? 0)),
        longestSeconds: Math.max(0, ...week.flatMap(itemsOn).map((item) => plannedFor(item)?.seconds ?? 0)),
      }
    }
    return { contentOf, sumsOfWeek: (firstDay: string): Sums | undefined => weeks.get(firstDay) }
  }, [data, profile])
}
