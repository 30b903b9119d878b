import type { Repeat, StoredEntry } from './step.ts'

// Apart from the schemas: a page that draws a workout asks this, and would otherwise carry all of them.
export function isRepeat(entry: StoredEntry): entry is Repeat {
  return 'repeat' in entry
}

/** Most entries of a workout, steps and repeats, in the stored form. */
export const MOST_ENTRIES = 500

/** What a page can still draw and a watch still count: ten hours of ten seconds on, five off. */
export const MOST_TRAINED_STEPS = 5000
