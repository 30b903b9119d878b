/** Most entries of one day. */
export const MAX_ITEMS_A_DAY = 20
/** Most entries that one change may concern. */
export const MAX_ITEMS_A_CHANGE = 5000
/** Most entries of a calendar. */
export const MAX_ITEMS = 20_000

/** Why a change of a calendar is not possible, each with the sentence for the athlete. */
export const refusals = {
  missing: 'This entry is not on your calendar any more. It may have been removed in another tab.',
  'id-taken': 'Your calendar has an entry with this id already.',
  'no-workout': 'You have no such workout. It may have been deleted.',
  'no-route': 'You have no such route. It may have been deleted.',
  'day-full': `A day has at most ${MAX_ITEMS_A_DAY} entries. Choose another day, or remove some first.`,
  'calendar-full': `A calendar has at most ${MAX_ITEMS.toLocaleString('en')} entries. Remove some that you do not need.`,
  'outside-calendar': 'The calendar reaches from 1970 to 2199. Choose a day in between.',
  'cannot-be-marked': 'Only workouts and races can be marked as done or skipped.',
  'cannot-have-route': 'Only workouts can have a route.',
  'other-kind': 'An entry stays what it is. Remove it and add another instead.',
  'nothing-there': 'There is nothing to copy or to move on these days.',
  'too-many': `One change can concern ${MAX_ITEMS_A_CHANGE.toLocaleString('en')} entries at most. Choose fewer days.`,
  'changed-since':
    'What this changed was changed again since, perhaps in another tab. Nothing was lost: undo the later change first.',
} as const

export type CalendarRefusal = keyof typeof refusals
