import { monthGrid } from '#domain/calendar/days/month.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { DayCard, type DayContent } from './day-card.tsx'
import { weekdayOf } from './day-names.ts'
import { MonthCell } from './month-cell.tsx'

/** A month in weeks. Where its cells have no menus, the chosen day stands beneath; on a phone they show the sports alone. */
export function MonthView({
  date,
  today,
  contentOf,
  onAdd,
}: {
  date: string
  today: string
  contentOf: (day: string) => DayContent
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
                  look={`${day.slice(0, 7) === date.slice(0, 7) ? '' : 'text-ink-3'} ${day === date ? 'max-xl:bg-sunken' : ''}`}
                  items={contentOf(day).items}
                  onAdd={onAdd}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 xl:hidden">
        <DayCard day={date} isToday={date === today} inMonth content={contentOf(date)} onAdd={onAdd} />
      </div>
    </>
  )
}
