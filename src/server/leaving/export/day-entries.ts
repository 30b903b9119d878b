import type { ShownItem } from '#contracts/calendar.ts'
import type { Mark } from '#domain/calendar/items/item.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { capitalise } from '#domain/units/words.ts'
import type { DayEntry } from './icalendar.ts'

/** An entry of the calendar in words. */
export function dayEntryOf({ id, date, content, mark }: ShownItem): DayEntry {
  return { id, date, ...wordsOf(content), ...(mark ? withMark(wordsOf(content), mark) : {}) }
}

type Words = Pick<DayEntry, 'title' | 'details'>

function wordsOf(content: ShownItem['content']): Words {
  if (content.kind === 'workout') return { title: content.title.name, details: sportOf(content.title.sport).label }
  if (content.kind === 'rest') return { title: 'Rest day', details: content.text }
  if (content.kind === 'note') {
    const [title = '', ...rest] = content.text.split('\n')
    return { title, details: rest.join('\n').trim() }
  }
  const parts = [content.sport && sportOf(content.sport).label, content.metres && `${content.metres / 1000} km`]
  return { title: `Race: ${content.name}`, details: parts.filter(Boolean).join(', ') }
}

function withMark({ title, details }: Words, mark: Mark): Words {
  const facts = [
    capitalise(mark.state),
    mark.seconds && formatDuration(Math.round(mark.seconds)),
    mark.metres && `${mark.metres / 1000} km`,
    mark.feeling && `felt ${mark.feeling} of 5`,
  ]
  const said = [facts.filter(Boolean).join(', '), mark.word].filter(Boolean).join(': ')
  return { title, details: [details, said].filter(Boolean).join('\n') }
}
