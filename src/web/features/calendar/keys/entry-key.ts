type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key does with entries: of the focused day, or with the focused one. */
export type EntryKey = 'cut' | 'copy' | 'paste' | 'remove' | 'carry' | 'open' | 'leave' | 'next' | 'previous'

/** What a key does with the entries of a calendar; undefined for other keys. */
export function entryKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): EntryKey | undefined {
  if (altKey || shiftKey) return undefined
  return ctrlKey || metaKey ? withCtrl.get(key.toLowerCase()) : alone.get(key)
}

const withCtrl = new Map<string, EntryKey>([
  ['x', 'cut'],
  ['c', 'copy'],
  ['v', 'paste'],
])

const alone = new Map<string, EntryKey>([
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  [' ', 'carry'],
  ['Enter', 'open'],
  ['Escape', 'leave'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
])
