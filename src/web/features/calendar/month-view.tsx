import { Fragment, memo } from 'react'
import { monthGrid } from '#domain/calendar/days/month.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { type Contents, emptyDay } from './contents.ts'
import { DayCard } from './day-card.tsx'
import { weekdayOf } from './day-names.ts'
import { MonthCell } from './month-cell.tsx'
import { WeekTotal, WeekTotalBelow } from './week-total.tsx'

/** A month in weeks, and the chosen day beneath; on a phone the cells show the sports alone. */
export const MonthView = memo(function MonthView({
  date,
  today,
  contents,
  onAdd,
}: {
  date: string
  today: string
  contents: Contents
  onAdd: (day: string) => void
}) {
  const weeks = monthGrid(date, usePreferences().week_start)
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="border-ink border-b-[1.5px] pb-1.5 text-start text-label max-md:text-center md:ps-2"
              >
                {weekdayOf(day)}
              </th>
            ))}
            <th
              scope="col"
              className="hidden w-22 border-ink border-b-[1.5px] pb-1.5 text-end text-label xl:table-cell"
            >
              Week
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => {
            const sums = contents.weeks[days[0] ?? '']
            return (
              <Fragment key={days[0]}>
                <tr className={`border-line ${sums ? 'xl:border-b' : 'border-b'}`}>
                  {days.map((day) => {
                    const { items, workouts, longestSeconds } = contents.days[day] ?? emptyDay
                    return (
                      <MonthCell
                        key={day}
                        day={day}
                        isToday={day === today}
                        look={`${day.slice(0, 7) === date.slice(0, 7) ? '' : 'text-ink-3'} ${day === date ? 'bg-sunken' : ''} ${day === today ? 'shadow-[inset_0_4px_0_var(--color-accent)]' : ''}`}
                        items={items}
                        workouts={workouts}
                        longestSeconds={longestSeconds}
                        onAdd={onAdd}
                      />
                    )
                  })}
                  <WeekTotal sums={sums} />
                </tr>
                <WeekTotalBelow sums={sums} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <div className="mt-6">
        <DayCard day={date} isToday={date === today} inMonth content={contents.days[date] ?? emptyDay} onAdd={onAdd} />
      </div>
    </>
  )
})
