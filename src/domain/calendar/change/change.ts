import type { Calendar } from '../items/item.ts'
import { type About, aboutChange } from './about.ts'
import { applyOperations, type Surroundings } from './apply.ts'
import type { Operation } from './operation.ts'
import { type Patch, patchesBetween } from './patch.ts'
import type { CalendarRefusal } from './refusal.ts'

/** A change that is done: the calendar after it, and the patches whose inverse undoes it. */
export type DoneChange = { ok: true; calendar: Calendar; patches: Patch[]; about: About | undefined }

/**
 * Changes a calendar by operations, all of them or none. The same function runs on the server, which decides, and in the
 * browser, which shows the change at once.
 */
export function changeCalendar(
  calendar: Calendar,
  operations: readonly Operation[],
  around: Surroundings,
): DoneChange | { ok: false; refusal: CalendarRefusal } {
  const changed = applyOperations(calendar, operations, around)
  if (!changed.ok) return changed
  const patches = patchesBetween(calendar, changed.calendar)
  return { ...changed, patches, about: aboutChange(operations, patches, calendar, changed.calendar) }
}
