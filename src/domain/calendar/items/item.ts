import type { z } from 'zod'
import type * as schema from './schema.ts'

export type CalendarItem = z.infer<typeof schema.CalendarItem>
export type Content = z.infer<typeof schema.Content>
export type Mark = z.infer<typeof schema.Mark>
export type WorkoutTitle = z.infer<typeof schema.WorkoutTitle>

/** Entries of a calendar by their ids. */
export type Calendar = ReadonlyMap<string, CalendarItem>

export function calendarOf(items: Iterable<CalendarItem>): Calendar {
  return new Map(Array.from(items, (item) => [item.id, item]))
}

/** Entries as they are shown: by day, and in the order of the day. */
export function inOrder<Item extends Pick<CalendarItem, 'id' | 'date' | 'order'>>(items: Iterable<Item>): Item[] {
  const keysOf = ({ date, order, id }: Item) => [date, order, id] as const
  return [...items].sort((one, other) => {
    const [keys, others] = [keysOf(one), keysOf(other)]
    const at = keys.findIndex((key, index) => key !== others[index])
    return at < 0 ? 0 : (keys[at] ?? '') < (others[at] ?? '') ? -1 : 1
  })
}

/** Entries by their days, those of each day in their order. */
export type Days = ReadonlyMap<string, readonly CalendarItem[]>

export function daysOf(calendar: Calendar): Days {
  const days = Map.groupBy(calendar.values(), ({ date }) => date)
  return new Map(Array.from(days, ([date, items]) => [date, inOrder(items)]))
}

/** Whether an entry can be marked as done or skipped. */
export function canBeMarked({ content }: Pick<CalendarItem, 'content'>): boolean {
  return content.kind === 'workout' || content.kind === 'race'
}
