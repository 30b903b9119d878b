import { type Calendar, type CalendarItem, daysOf } from '../items/item.ts'
import { MAX_ITEMS_A_CHANGE } from './refusal.ts'

/**
 * A calendar while a change is made: its entries by their ids and by their days, so that an entry is put among those of
 * its day without a look at all others, and the ids of those that the change has concerned so far.
 */
export type Draft = {
  items: Map<string, CalendarItem>
  days: Map<string, readonly CalendarItem[]>
  concerned: Set<string>
}

export function draftOf(calendar: Calendar): Draft {
  return { items: new Map(calendar), days: new Map(daysOf(calendar)), concerned: new Set() }
}

/** Puts an entry on its day, in place of the one with its id. */
export function setItem(draft: Draft, item: CalendarItem): void {
  takeOffDay(draft, item.id)
  const day = draft.days.get(item.date) ?? []
  // From the end, where most entries are put.
  const at = 1 + day.findLastIndex(({ order, id }) => order < item.order || (order === item.order && id < item.id))
  draft.days.set(item.date, day.toSpliced(at, 0, item))
  draft.items.set(item.id, item)
}

export function removeItem(draft: Draft, id: string): void {
  takeOffDay(draft, id)
  draft.items.delete(id)
}

/** Whether a change concerns more entries than one may. What it makes and removes again counts too: it is work. */
export function concernsTooMany({ concerned }: Draft): boolean {
  return concerned.size > MAX_ITEMS_A_CHANGE
}

function takeOffDay({ items, days, concerned }: Draft, id: string): void {
  concerned.add(id)
  const date = items.get(id)?.date
  const day = date && days.get(date)
  if (day)
    days.set(
      date,
      day.filter((item) => item.id !== id),
    )
}
