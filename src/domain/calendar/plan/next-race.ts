import { daysBetween } from '../days/day.ts'
import { type Calendar, type CalendarItem, inOrder } from '../items/item.ts'

/** The next race from a day on, with the days until then: 0 on its day. Undefined without one. */
export function nextRace(calendar: Calendar, today: string): { race: CalendarItem; days: number } | undefined {
  const race = inOrder(calendar.values()).find(
    ({ date, content, mark }) => content.kind === 'race' && date >= today && mark === null,
  )
  return race && { race, days: daysBetween(today, race.date) }
}
