import type { SportId } from '#domain/sports/registry.ts'
import type { CalendarItem } from '../queries.ts'

/** The workouts among entries that are still to be done, by their days: those of a sport first, as a run is for a route to run. */
export function workoutsAhead(items: readonly CalendarItem[], sport: SportId): CalendarItem[] {
  const isOther = ({ content }: CalendarItem) => Number(content.kind === 'workout' && content.title.sport !== sport)
  return items
    .filter(({ content, mark, is_deleted }) => content.kind === 'workout' && mark === null && !is_deleted)
    .toSorted(
      (one, other) => isOther(one) - isOther(other) || compare(one.date, other.date) || compare(one.order, other.order),
    )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
