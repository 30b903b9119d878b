import { useRef } from 'react'
import { toast } from '../../../ui/toast-store.ts'
import { useCarrying } from '../carry/carrying.tsx'
import { nameOfDay } from '../day-names.ts'
import { deletion } from '../deletion.ts'
import type { CalendarItem } from '../queries.ts'
import { useChanging } from '../use-changing.ts'
import { type Clipboard, pastedToasts, pasteOperations, takenToast } from './clipboard.ts'
import type { EntryKey } from './entry-key.ts'
import { focusDay, focusEntry, hasOwnKeys, isDayItself, openEntry } from './focus-places.ts'

/** Where a key was pressed: on a day or among its entries. */
export type Place = { target: EventTarget | null; day: string; items: readonly CalendarItem[]; entry?: CalendarItem }

/** Does what keys do with entries. The returned function says whether the key was for the calendar. */
export function useEntryKeys(onAdd: (day: string) => void): (key: EntryKey, place: Place) => boolean {
  const clipboard = useRef<Clipboard>(undefined)
  const { carried, pickUp, putOn } = useCarrying()
  const change = useChanging()

  function take({ items, entry }: Place, copy: boolean): boolean {
    const taken = { items: (entry ? [entry] : items).filter(({ is_deleted }) => !(copy && is_deleted)), copy }
    // Text that is selected is copied as text.
    if (taken.items.length === 0 || !(document.getSelection()?.isCollapsed ?? true)) return false
    clipboard.current = taken
    toast(takenToast(taken))
    return true
  }

  function paste({ day }: Place): boolean {
    const taken = clipboard.current
    if (!taken) toast({ title: `Nothing to paste on ${nameOfDay(day)}` })
    if (!taken) return true
    if (!taken.copy) clipboard.current = undefined
    const { done, failed } = pastedToasts(taken, day)
    void change(
      pasteOperations(taken, day, () => crypto.randomUUID()),
      done,
      failed,
    )
    return true
  }

  function remove({ entry, day }: Place): boolean {
    if (!entry) return false
    const { done, failed } = deletion(entry.content.kind)
    void change([{ op: 'remove', id: entry.id }], done, failed)
    return focusDay(day)
  }

  function carry({ target, entry, items, day }: Place): boolean {
    if (hasOwnKeys(target)) return false
    if (carried) putOn(day)
    else {
      const picked = entry ?? items[0]
      if (picked) pickUp(picked)
    }
    return focusDay(day)
  }

  function open({ target, entry, items, day }: Place): boolean {
    if (hasOwnKeys(target)) return false
    if (carried) putOn(day)
    else if (entry) openEntry(target)
    else if (items.length === 0) onAdd(day)
    // On a phone a month shows no entries: the day is chosen.
    else return focusEntry(target, () => 0)
    return true
  }

  function go({ target, entry, day }: Place, by: -1 | 1): boolean {
    if (!entry && (by === -1 || !isDayItself(target))) return false
    if (entry && hasOwnKeys(target)) return false
    return focusEntry(target, (ids) => ids.indexOf(entry?.id ?? '') + by) || (by === -1 && focusDay(day))
  }

  return (key, place) => {
    switch (key) {
      case 'cut':
      case 'copy':
        return take(place, key === 'copy')
      case 'paste':
        return paste(place)
      case 'remove':
        return remove(place)
      case 'carry':
        return carry(place)
      case 'open':
        return open(place)
      case 'leave':
        return !carried && !isDayItself(place.target) && focusDay(place.day)
      case 'next':
        return go(place, 1)
      case 'previous':
        return go(place, -1)
    }
  }
}
