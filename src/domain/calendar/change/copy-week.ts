import { addDays, daysFrom } from '../days/day.ts'
import { type Calendar, type CalendarItem, inOrder } from '../items/item.ts'
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
  calendar: Calendar,
  { from, times, replace }: Omit<OperationOf<'copy-week'>, 'op'>,
  isDeleted: (workoutId: string) => boolean,
): WeekCopy {
  const week = new Set(daysFrom(from, 7))
  const target = new Set(daysFrom(addDays(from, 7), 7 * times))
  const items = inOrder(calendar.values())
  const source = items.filter(({ date }) => week.has(date))
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
    replaced: replace ? items.filter((item) => target.has(item.date) && isOnlyPlanned(item)) : [],
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
