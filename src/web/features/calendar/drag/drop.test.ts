import { expect, test } from 'vitest'
import type { CalendarItem } from '../queries.ts'
import { beforeOf, neighbourPlace, operationsOf } from './drop.ts'

const date = '2026-11-18'
const items = ['a', 'b', 'c'].map((id) => ({ id, date })) as CalendarItem[]

test.each([
  ['a', 'above', 'a'],
  ['a', 'below', 'b'],
  ['c', 'above', 'c'],
  ['c', 'below', null],
] as const)('dropped on %s, %s, an entry goes before %s', (over, side, before) => {
  expect(beforeOf(items, over, side)).toBe(before)
})

test('a drop moves or copies, and one beside itself changes nothing', () => {
  const drop = { id: 'a', day: date, before: 'c', copy: false }
  expect(operationsOf(drop, () => 'new')).toEqual([{ op: 'move', id: 'a', date, before: 'c' }])
  expect(operationsOf({ ...drop, copy: true }, () => 'new')).toEqual([
    { op: 'copy', id: 'new', of: 'a', date, before: 'c' },
  ])
  expect(operationsOf({ ...drop, before: 'a' }, () => 'new')).toEqual([])
})

test.each([
  ['a', -1, undefined],
  ['b', -1, 'a'],
  ['c', -1, 'b'],
  ['a', 1, 'c'],
  ['b', 1, null],
  ['c', 1, undefined],
] as const)('%s goes by %d before %s', (id, by, before) => {
  const place = neighbourPlace(items, id, by)
  expect(place).toEqual(before === undefined ? undefined : { id, day: date, before, copy: false })
})
