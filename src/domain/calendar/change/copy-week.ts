import { addDays, daysFrom } from '../days/day.ts'
import type { CalendarItem, Days } from '../items/item.ts'
import type { OperationOf } from './operation.ts'

/** What copying a week does: a preview, and what is done. */
export type WeekCopy = {
  /** Copies in their order, each with the day that it goes to. */
  copies: { item: CalendarItem; date: string }[]
  /** What is not copied: races have their day, and a deleted workout cannot be done. */
  leftOut: { item: CalendarItem; because: 'race' | 'deleted' }[]
  /** What is removed from the weeks, where that is asked. */
  replaced: CalendarItem[]
}

/** Lays out the copies of a week. Marks are not copied, and what is marked and races are not replaced. */
export function layOutWeekCopy(
  days: Days,
  { from, times, replace }: Omit<OperationOf<'copy-week'>, 'op'>,
  isDeleted: (workoutId: string) => boolean,
): WeekCopy {
  const itemsOf = (first: string, count: number) => daysFrom(first, count).flatMap((day) => days.get(day) ?? [])
  const source = itemsOf(from, 7)
  const leftOut = source.flatMap((item) => {
    const because = reasonToLeaveOut(item, isDeleted)
    return because ? [{ item, because }] : []
  })
  const copied = source.filter((item) => !reasonToLeaveOut(item, isDeleted))
  return {
    copies: Array.from({ length: times }, (_, index) =>
      copied.map((item) => ({ item, date: addDays(item.date, 7 * (index + 1)) })),
    ).flat(),
    leftOut,
    replaced: replace ? itemsOf(addDays(from, 7), 7 * times).filter(isOnlyPlanned) : [],
  }
}

/** Whether an entry is a plan: it is neither marked nor a race, whose day others set. */
export function isOnlyPlanned({ mark, content }: CalendarItem): boolean {
  return mark === null && content.kind !== 'race'
}

function reasonToLeaveOut(
  { content }: CalendarItem,
  isDeleted: (workoutId: string) => boolean,
): 'race' | 'deleted' | undefined {
  if (content.kind === 'race') return 'race'
  return content.kind === 'workout' && isDeleted(content.workout_id) ? 'deleted' : undefined
}
