import { addDays, isDay } from '#domain/calendar/days/day.ts'
import { addMonths } from '#domain/calendar/days/month.ts'
import { firstOfWeek, type WeekStart } from '#domain/calendar/days/week.ts'
import type { CalendarView } from '../calendar-search.ts'

/** The day that a key leads to from another; undefined for other keys, and beyond the calendar. */
export function dayStep(key: string, day: string, view: CalendarView, start: WeekStart): string | undefined {
  const to = stepped(key, day, view, start)
  return to !== undefined && isDay(to) ? to : undefined
}

function stepped(key: string, day: string, view: CalendarView, start: WeekStart): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'Home':
      return firstOfWeek(day, start)
    case 'End':
      return addDays(firstOfWeek(day, start), 6)
    case 'PageUp':
      return view === 'monthly' ? addMonths(day, -1) : addDays(day, -7)
    case 'PageDown':
      return view === 'monthly' ? addMonths(day, 1) : addDays(day, 7)
  }
  // The days of a week stand side by side, with their entries below them.
  if (view === 'weekly') return undefined
  if (key === 'ArrowUp') return addDays(day, -7)
  return key === 'ArrowDown' ? addDays(day, 7) : undefined
}
