import type { InputOf } from '../../../lib/api.ts'
import type { CalendarItem } from '../queries.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']

/** Where an entry is dropped: on a day, before another entry of it or at its end; copied instead of moved. */
export type Drop = { id: string; day: string; before: string | null; copy: boolean }

/** The entry that a dropped one goes before, dropped above or below one of a day; null for the end of the day. */
export function beforeOf(items: readonly Pick<CalendarItem, 'id'>[], over: string, side: 'above' | 'below') {
  const at = items.findIndex(({ id }) => id === over)
  return items[side === 'above' ? at : at + 1]?.id ?? null
}

/** What a drop changes; nothing for an entry that is dropped where it stands. */
export function operationsOf({ id, day, before, copy }: Drop, newId: () => string): Operations {
  if (copy) return [{ op: 'copy', id: newId(), of: id, date: day, before }]
  return before === id ? [] : [{ op: 'move', id, date: day, before }]
}

/** Where an entry goes one place up or down in its day; undefined if it is the first or the last. */
export function neighbourPlace(items: readonly CalendarItem[], id: string, by: -1 | 1): Drop | undefined {
  const at = items.findIndex((item) => item.id === id)
  const [item, neighbour] = [items[at], items[at + by]]
  if (!item || !neighbour) return undefined
  const before = by === -1 ? neighbour.id : (items[at + 2]?.id ?? null)
  return { id, day: item.date, before, copy: false }
}
