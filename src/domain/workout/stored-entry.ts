// In a file apart from the schemas: a page that draws a workout imports this, and would otherwise load all schemas.

/** Whether an entry of the stored form is a repeat. */
export function isRepeat<Entry extends object>(entry: Entry): entry is Extract<Entry, { repeat: unknown }> {
  return 'repeat' in entry
}

/** Most times that a repeat does its steps. */
export const MAX_REPEAT_COUNT = 999

/** Most entries of a workout, steps and repeats, in the stored form. */
export const MAX_ENTRIES = 500

/**
 * Most steps of a workout with its repeats expanded. Our choice: about ten hours of ten seconds on, five off, which a
 * page can still draw and a watch still count.
 */
export const MAX_TRAINED_STEPS = 5000

/** Most characters of a step's notes. */
export const MAX_STEP_NOTES = 2000
