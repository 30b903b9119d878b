import type { Toast } from '../../../ui/toast-store.ts'
import { nameOfDay } from '../day-names.ts'
import { type Drop, operationsOf } from '../drag/drop.ts'
import { nameOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'

/** Entries that were cut or copied, for a day that they are pasted on. */
export type Clipboard = { items: readonly CalendarItem[]; copy: boolean }

/** What pasting on a day changes: copies are added to it, and what was cut goes there, each at the end. */
export function pasteOperations({ items, copy }: Clipboard, day: string, newId: () => string) {
  const drops = items.map(({ id }): Drop => ({ id, day, before: null, copy }))
  return drops.flatMap((drop) => operationsOf(drop, newId))
}

/** What is said of entries that were cut or copied: `Copied Easy run` */
export function takenToast({ items, copy }: Clipboard): Toast {
  return { title: `${copy ? 'Copied' : 'Cut'} ${nameOfAll(items)}`, description: 'Ctrl+V puts it on a day.' }
}

/** What is said of entries that were pasted on a day, and of those that could not be. */
export function pastedToasts({ items, copy }: Clipboard, day: string) {
  const [did, wanted] = copy ? ['Copied', 'copy'] : ['Moved', 'move']
  return {
    done: { title: `${did} ${nameOfAll(items)} to ${nameOfDay(day)}` },
    failed: { title: `Failed to ${wanted} ${nameOfAll(items)}` },
  }
}

function nameOfAll(items: readonly CalendarItem[]): string {
  const [first] = items
  return first && items.length === 1 ? nameOfEntry(first) : `${items.length} entries`
}
