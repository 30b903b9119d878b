import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { daysSinceMonday } from '#domain/calendar/days/day.ts'
import { monthGrid } from '#domain/calendar/days/month.ts'
import { IconButton } from '../../ui/button.tsx'
import { pageAddress } from '../workouts/workout-address.ts'
import { DayCard, type DayContent } from './day-card.tsx'
import { DayMenu } from './day-menu.tsx'
import { nameOfDay, numberOfDay, weekdayOf } from './day-names.ts'
import { EntrySign } from './entry-sign.tsx'
import { nameOfEntry } from './name-of-entry.ts'
import type { CalendarItem } from './queries.ts'

/** Names of entries in a cell; the rest is counted. */
const MAX_NAMES = 2

/** A month in weeks from Monday. On a phone the cells show the sports, and the chosen day stands beneath. */
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
  const weeks = monthGrid(date)
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="border-ink border-b-[1.5px] pb-1.5 text-left text-label">
                {weekdayOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td
                  key={day}
                  className={`group h-16 border-line border-b align-top md:h-28 md:border-r md:px-2 md:last:border-r-0 ${day.slice(0, 7) === date.slice(0, 7) ? '' : 'text-ink-3'} ${day === date ? 'max-md:bg-sunken' : ''}`}
                >
                  <Cell day={day} isToday={day === today} items={contentOf(day).items} onAdd={onAdd} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 md:hidden">
        <DayCard day={date} isToday={date === today} content={contentOf(date)} onAdd={onAdd} />
      </div>
    </>
  )
}

function Cell({
  day,
  isToday,
  items,
  onAdd,
}: {
  day: string
  isToday: boolean
  items: readonly CalendarItem[]
  onAdd: (day: string) => void
}) {
  const more = items.length - MAX_NAMES
  return (
    <>
      <div className="flex items-center justify-between">
        <Link
          to="/dashboard/activity"
          search={{ view: 'monthly', date: day }}
          aria-label={nameOfDay(day)}
          aria-current={isToday ? 'date' : undefined}
          className={`tabular inline-flex min-h-9 min-w-9 items-center justify-center rounded-chip no-underline max-md:w-full ${isToday ? 'bg-ink font-[560] text-bg' : 'hover:bg-sunken'}`}
        >
          {numberOfDay(day)}
        </Link>
        <span className="flex max-md:hidden">
          <span className="opacity-0 focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 max-xl:hidden [@media(hover:none)]:opacity-100">
            <DayMenu day={day} startsWeek={daysSinceMonday(day) === 0} />
          </span>
          <IconButton
            label={`Add workout for ${nameOfDay(day)}`}
            icon={<Plus />}
            aria-haspopup="dialog"
            onClick={() => onAdd(day)}
          />
        </span>
      </div>
      <ul className="hidden pb-2 text-small md:grid">
        {items.slice(0, MAX_NAMES).map((item) => (
          <li
            key={item.id}
            className={`flex min-w-0 items-center gap-1.5 leading-6 ${item.is_deleted ? 'text-ink-3' : ''}`}
            title={nameOfEntry(item)}
          >
            <EntrySign content={item.content} />
            {item.content.kind === 'workout' && !item.is_deleted ? (
              <Link to={pageAddress(item.content.workout_id)} className="truncate no-underline hover:underline">
                {nameOfEntry(item)}
              </Link>
            ) : (
              <span className={`truncate ${looks[item.content.kind]}`}>{nameOfEntry(item)}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/dashboard/activity"
          search={{ date: day }}
          aria-label={`${more} more on ${nameOfDay(day)}`}
          className="hidden text-ink-2 text-small underline underline-offset-3 md:inline-block"
        >
          +{more} more
        </Link>
      )}
      <span className="flex flex-wrap justify-center gap-0.5 pb-1 md:hidden">
        {items.slice(0, 4).map(({ id, content }) => (
          <EntrySign key={id} content={content} />
        ))}
      </span>
    </>
  )
}

const looks = {
  workout: '',
  race: 'font-[560]',
  rest: 'border-edge border-b border-dashed text-ink-2',
  note: 'text-ink-2',
}
