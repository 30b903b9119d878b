import type { CalendarItem } from './queries.ts'

/** What is said of the deletion of an entry, and of one that failed. */
export function deletion(kind: CalendarItem['content']['kind']) {
  if (kind !== 'workout')
    return { done: { title: `Deleted the ${kindNames[kind]}` }, failed: { title: 'Failed to delete it' } }
  return {
    done: { title: 'Deleted scheduled workout successfully', description: 'The scheduled workout has been deleted' },
    failed: {
      title: 'Hmm, something went wrong',
      description: 'An error occurred while deleting the scheduled workout',
    },
  }
}

const kindNames = { note: 'note', rest: 'rest day', race: 'race' }
