import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/days/day.ts'
import { aShownItem, idNo, MONDAY } from '#tests/support/calendar.ts'
import { aboutOn, daysAfter } from './optimistic.ts'
import type { OutputOfDays } from './queries.ts'

const day = (days: number) => addDays(MONDAY, days)
const days: OutputOfDays = {
  revision: 1,
  items: [aShownItem(1, day(0)), aShownItem(2, day(1), { is_deleted: true })],
  workouts: [{ id: idNo(900), name: 'Easy run', sport: 'running', type: 'endurance', steps: [], poolLength: null }],
}
const after = (...operations: Parameters<typeof daysAfter>[1]) =>
  daysAfter(days, operations, day(0), day(6)).items.map(({ id, date, is_deleted }) => [id, date, is_deleted])

test('a move, a copy and a removal stand at once', () => {
  expect(after({ op: 'move', id: idNo(1), date: day(1), before: idNo(2) })).toEqual([
    [idNo(1), day(1), false],
    [idNo(2), day(1), true],
  ])
  expect(after({ op: 'copy', id: idNo(3), of: idNo(1), date: day(4) })).toContainEqual([idNo(3), day(4), false])
  expect(after({ op: 'remove', id: idNo(1) })).toEqual([[idNo(2), day(1), true]])
})

test('what leaves the days is not shown, and what would be refused changes nothing', () => {
  expect(after({ op: 'move', id: idNo(1), date: day(7) })).toEqual([[idNo(2), day(1), true]])
  expect(after({ op: 'remove', id: idNo(9) })).toHaveLength(2)
})

test('a change is described by the days before it, and not by days without what it concerns', () => {
  const move = { op: 'move', id: idNo(1), date: day(1) } as const
  expect(aboutOn(days, [move])).toEqual({ did: 'move', count: 1, name: 'Easy run', date: day(1) })
  expect(aboutOn(days, [{ ...move, id: idNo(9) }])).toBeUndefined()
})
