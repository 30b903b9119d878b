import { formatCount } from '#domain/units/words.ts'
import type { OutputOf } from '../../../lib/api.ts'
import { nameOfDay } from '../day-names.ts'

/** One of the last changes of a calendar. */
export type Change = OutputOf<'get /api/calendar/changes'>[number]

/** What a change did, in a sentence without its full stop: `Moved Easy run to Wednesday 18 November`. */
export function changeSentence({ about: { did, count, name, date, state } }: Pick<Change, 'about'>): string {
  const what = count === 1 ? shortName(name) || 'a rest day' : `${count} entries`
  const day = nameOfDay(date)
  switch (did) {
    case 'add':
    case 'schedule':
      return count === 1 ? `Put ${what} on ${day}` : `Added ${what}`
    case 'move':
      return count === 1 ? `Moved ${what} to ${day}` : `Moved ${what}`
    case 'copy':
      return count === 1 ? `Copied ${what} to ${day}` : `Copied ${what}`
    case 'edit':
      return `Changed ${what} on ${day}`
    case 'mark':
      return state ? `Marked ${what} as ${state}` : `Took back the mark of ${what}`
    case 'attach':
      return `Changed the route of ${what} on ${day}`
    case 'remove':
      return count === 1 ? `Deleted ${what} from ${day}` : `Deleted ${what}`
    case 'copy-week':
      return `Copied a week: ${formatCount(count, 'change')}`
    case 'shift':
      return `Shifted ${count === 1 ? what : `${count} entries`}`
    case 'several':
      return `Changed ${what}`
  }
}

/** Characters of a name, or of the text of a note, that a sentence has. */
const MAX_NAME_CHARACTERS = 60

function shortName(name: string): string {
  return name.length > MAX_NAME_CHARACTERS ? `${name.slice(0, MAX_NAME_CHARACTERS).trim()}…` : name
}

/** The change that Undo or Redo concerns: the last that stands, or the first of those that were undone since. */
export function nextOf(way: 'undo' | 'redo', changes: readonly Change[]): Change | undefined {
  const standing = changes.findIndex(({ is_undone }) => !is_undone)
  if (way === 'undo') return changes[standing]
  return standing < 0 ? changes.at(-1) : changes[standing - 1]
}
