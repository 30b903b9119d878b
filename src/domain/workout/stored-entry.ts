import type { Repeat, StoredEntry } from './step.ts'

// Apart from the schemas: a page that draws a workout asks this, and would otherwise carry all of them.
export function isRepeat(entry: StoredEntry): entry is Repeat {
  return 'repeat' in entry
}
