import { monthGrid } from '#domain/calendar/days/month.ts'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { DayCard, type DayContent } from './day-card.tsx'
import { weekdayOf } from './day-names.ts'
import { MonthCell } from './month-cell.tsx'
import { WeekTotal } from './week-total.tsx'

/** A month in weeks, and the chosen day beneath; on a phone the cells show the sports alone. */
export function MonthView({
  date,
  today,
  contentOf,
  sumsOfWeek,
  onAdd,
}: {
  date: string
  today: string
  contentOf: (day: string) => DayContent
  sumsOfWeek: (firstDay: string) => Sums | undefined
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
                className="border-ink border-b-[1.5px] pb-1.5 text-left text-label max-md:text-center md:pl-2"
              >
                {weekdayOf(day)}
              </th>
            ))}
            <th
              scope="col"
              className="hidden w-22 border-ink border-b-[1.5px] pb-1.5 text-right text-label xl:table-cell"
            >
              Week
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <MonthCell
                  key={day}
                  day={day}
                  isToday={day === today}
                  look={`${day.slice(0, 7) === date.slice(0, 7) ? '' : 'text-ink-3'} ${day === date ? 'bg-sunken' : ''} ${day === today ? 'shadow-[inset_0_4px_0_var(--color-accent)]' : ''}`}
                  items={contentOf(day).items}
                  onAdd={onAdd}
                />
              ))}
              <WeekTotal sums={sumsOfWeek(days[0] ?? '')} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6">
        <DayCard day={date} isToday={date === today} inMonth content={contentOf(date)} onAdd={onAdd} />
      </div>
    </>
  )
}
