import { type Calendar, type CalendarItem, daysOf } from '../items/item.ts'
import type { Surroundings } from './apply.ts'
import { changeCalendar } from './change.ts'
import { layOutWeekCopy } from './copy-week.ts'
import type { PlanOperation } from './operation.ts'
import type { CalendarRefusal } from './refusal.ts'
import { layOutShift } from './shift.ts'

/** Why an entry stays where it is, or is not copied. */
export const reasonsToStay = ['race', 'deleted', 'done', 'skipped'] as const

/** What an operation would do. */
export type Preview = {
  /** What comes to which day: a copy, or an entry that moves there from its own day. */
  comes: { item: CalendarItem; date: string }[]
  stays: { item: CalendarItem; because: (typeof reasonsToStay)[number] }[]
  /** What is replaced by copies. */
  goes: CalendarItem[]
}

/** What a copy of a week or a shift would do, or why it is not possible. */
export function previewPlan(
  calendar: Calendar,
  operation: PlanOperation,
  around: Surroundings,
): { ok: true; preview: Preview } | { ok: false; refusal: CalendarRefusal } {
  const changed = changeCalendar(calendar, [operation], around)
  if (!changed.ok) return changed
  if (operation.op === 'shift') {
    const { moves, stays } = layOutShift(daysOf(calendar), operation)
    const reasons = stays.map((item) => ({ item, because: item.mark?.state ?? ('race' as const) }))
    return { ok: true, preview: { comes: moves, stays: reasons, goes: [] } }
  }
  const isDeleted = (workoutId: string) => !around.workoutOf(workoutId)
  const { copies, leftOut, replaced } = layOutWeekCopy(daysOf(calendar), operation, isDeleted)
  return { ok: true, preview: { comes: copies, stays: leftOut, goes: replaced } }
}
