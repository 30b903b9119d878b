import type { ShownItem } from '#contracts/calendar.ts'
import type { Mark } from '#domain/calendar/items/item.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { capitalise } from '#domain/units/words.ts'
import { distanceIn } from './distance-text.ts'
import type { DayEntry } from './icalendar.ts'

/** An entry of the calendar in words, for an athlete who wants to read distances like this. */
export function dayEntryOf({ id, date, content, mark, route }: ShownItem, shown: ShownDistances): DayEntry {
  const sport = content.kind === 'race' ? content.sport : content.kind === 'workout' ? content.title.sport : null
  const unit = unitOfDistances(shown, sport)
  const words = wordsOf(content, unit, route?.name)
  return { id, date, ...words, ...(mark ? withMark(words, mark, unit) : {}) }
}

type Words = Pick<DayEntry, 'title' | 'details'>

function wordsOf(content: ShownItem['content'], unit: DistanceUnit, route: string | undefined): Words {
  if (content.kind === 'workout') {
    const { label } = sportOf(content.title.sport)
    return { title: content.title.name, details: route === undefined ? label : `${label}, along ${route}` }
  }
  if (content.kind === 'rest') return { title: 'Rest day', details: content.text }
  if (content.kind === 'note') {
    const [title = '', ...rest] = content.text.split('\n')
    return { title, details: rest.join('\n').trim() }
  }
  const parts = [content.sport && sportOf(content.sport).label, content.metres && distanceIn(unit, content.metres)]
  return { title: `Race: ${content.name}`, details: parts.filter(Boolean).join(', ') }
}

function withMark({ title, details }: Words, mark: Mark, unit: DistanceUnit): Words {
  const facts = [
    capitalise(mark.state),
    mark.seconds && formatDuration(Math.round(mark.seconds)),
    mark.metres && distanceIn(unit, mark.metres),
    mark.feeling && `felt ${mark.feeling} of 5`,
  ]
  const said = [facts.filter(Boolean).join(', '), mark.word].filter(Boolean).join(': ')
  return { title, details: [details, said].filter(Boolean).join('\n') }
}
