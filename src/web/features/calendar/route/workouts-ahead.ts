import type { CalendarItem } from '../queries.ts'

/** The workouts among entries that are still to be done, by their days. */
export function workoutsAhead(items: readonly CalendarItem[]): CalendarItem[] {
  return items
    .filter(({ content, mark, is_deleted }) => content.kind === 'workout' && mark === null && !is_deleted)
    .toSorted((one, other) => compare(one.date, other.date) || compare(one.order, other.order))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
