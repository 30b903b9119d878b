import { expect, test } from 'vitest'
import { applyOperations } from '#domain/calendar/change/apply.ts'
import { calendarOf } from '#domain/calendar/items/item.ts'
import { itemsOn } from '#tests/support/calendar.ts'
import type { CalendarItem } from '../queries.ts'
import { pastedToasts, pasteOperations, takenToast } from './clipboard.ts'

const [WEDNESDAY, THURSDAY] = ['2026-11-18', '2026-11-19'] as const
const note = (id: string, date: string): CalendarItem => ({
  id,
  date,
  order: id,
  content: { kind: 'note', text: `Note ${id}` },
  mark: null,
  kept_id: null,
  route_id: null,
  route: null,
  is_deleted: false,
  is_route_deleted: false,
})
const items = [note('a', WEDNESDAY), note('b', WEDNESDAY)]
const there = note('c', THURSDAY)

test.each([
  [false, [], ['c', 'a', 'b']],
  [true, ['a', 'b'], ['c', 'new1', 'new2']],
])('what was cut or copied (%s) goes to the end of the day, in its order', (copy, left, arrived) => {
  let count = 0
  const operations = pasteOperations({ items, copy }, THURSDAY, () => `new${++count}`)
  const changed = applyOperations(calendarOf([...items, there]), operations, {
    newId: () => '',
    workoutOf: () => undefined,
    keptOf: () => null,
    hasRoute: () => false,
  })
  if (!changed.ok) throw new Error(changed.refusal)
  expect(itemsOn(changed.calendar, WEDNESDAY).map(({ id }) => id)).toEqual(left)
  expect(itemsOn(changed.calendar, THURSDAY).map(({ id }) => id)).toEqual(arrived)
})

test('one entry is called by its name, several are counted', () => {
  const one = { items: items.slice(0, 1), copy: true }
  expect(takenToast(one).title).toBe('Copied Note a')
  expect(takenToast({ items, copy: false }).title).toBe('Cut 2 entries')
  expect(pastedToasts(one, THURSDAY).done.title).toBe('Copied Note a to Thursday 19 November')
  expect(pastedToasts({ items, copy: false }, THURSDAY).failed.title).toBe('Failed to move 2 entries')
})
