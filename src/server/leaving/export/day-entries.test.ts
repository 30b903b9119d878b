import { expect, test } from 'vitest'
import type { CalendarItem } from '#domain/calendar/items/item.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { aRace, aShownItem } from '#tests/support/calendar.ts'
import { dayEntryOf } from './day-entries.ts'

const words = (more: Partial<CalendarItem>, shown: ShownDistances = 'as_written') => {
  const { title, details } = dayEntryOf(aShownItem(1, '2026-03-14', more), shown)
  return [title, details]
}

test('what stands on a day is said in words, with how it went', () => {
  expect(words({})).toEqual(['Easy run', 'Running'])
  expect(words({ content: { kind: 'rest', text: 'Slept badly' } })).toEqual(['Rest day', 'Slept badly'])
  expect(words({ content: { kind: 'note', text: 'Dentist\nat five' } })).toEqual(['Dentist', 'at five'])
  const done = { state: 'done', feeling: 5, seconds: 11_645, metres: 42_195, word: 'At last' } as const
  expect(words({ content: aRace, mark: done })).toEqual([
    'Race: City marathon',
    'Running, 42.195 km\nDone, 3:14:05, 42.195 km, felt 5 of 5: At last',
  ])
  expect(words({ content: aRace, mark: { state: 'done', metres: 42_206.3 } })).toEqual([
    'Race: City marathon',
    'Running, 42.195 km\nDone, 42.206 km',
  ])
  expect(words({ content: aRace, mark: done }, 'imperial')).toEqual([
    'Race: City marathon',
    'Running, 26.22 mi\nDone, 3:14:05, 26.22 mi, felt 5 of 5: At last',
  ])
  expect(words({ content: { kind: 'note', text: 'x' }, mark: { state: 'skipped' } })).toEqual(['x', 'Skipped'])
})
