import { expect, test } from 'vitest'
import { weekOf } from '#domain/calendar/days/month.ts'
import { dateOfDay, monthOfDay, nameOfDay, nameOfWeek, numberOfDay, shortDay, weekdayOf } from './day-names.ts'

test('a day has the names that people write', () => {
  const day = '2026-11-16'
  expect([nameOfDay, dateOfDay, monthOfDay, shortDay, weekdayOf, numberOfDay].map((name) => name(day))).toEqual([
    'Monday 16 November',
    '16 November 2026',
    'November 2026',
    'Mon 16 Nov',
    'Mon',
    '16',
  ])
})

test.each([
  ['2026-11-18', '16–22 November'],
  ['2026-12-02', '30 November – 6 December'],
])('the week of %s is %s', (day, name) => {
  expect(nameOfWeek(weekOf(day))).toBe(name)
})
