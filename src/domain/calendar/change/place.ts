import { keyBetween, spreadKeys } from '../items/order-key.ts'
import { type Draft, setItem } from './draft.ts'

/** Longest key of an entry before the keys of its day are made anew. */
const MAX_KEY_CHARACTERS = 40

/**
 * The key of an entry that goes before another of the day, or to its end; its own, if it stands there. The other entries
 * of the day get new keys where theirs leave no room.
 */
export function makeRoom(draft: Draft, id: string, date: string, before?: string | null): string {
  const withOwn = draft.days.get(date) ?? []
  const day = withOwn.filter((item) => item.id !== id)
  const found = before ? day.findIndex((item) => item.id === before) : -1
  // The entry to stand before may have been moved in another tab: then it goes to the end.
  const at = found < 0 ? day.length : found
  const own = withOwn[at]
  if (own?.id === id) return own.order
  const key = keyBetween(day[at - 1]?.order, day[at]?.order)
  if (key !== undefined && key.length <= MAX_KEY_CHARACTERS) return key
  const keys = spreadKeys(day.length + 1)
  for (const [index, item] of day.entries())
    setItem(draft, { ...item, order: keys[index < at ? index : index + 1] ?? item.order })
  return keys[at] ?? ''
}
