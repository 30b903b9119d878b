import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { addDays, daysBetween, daysSinceMonday, isDay, mondayOf, weekOfYear } from './day.ts'

test.each(['2024-02-29', '2000-02-29', '1970-01-01', '2199-12-31', '2026-03-29'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true)
})

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '1969-12-31',
  '2200-01-01',
  '2026-03-14T00:00:00Z',
  ' 2026-03-14',
  '',
])('“%s” is not a day', (written) => {
  expect(isDay(written)).toBe(false)
})

describe('weeks', () => {
  test.each([
    ['2024-12-30', 2025, 1],
    ['2026-12-31', 2026, 53],
    ['2027-01-01', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2020-12-31', 2020, 53],
    ['2021-01-04', 2021, 1],
    ['2022-01-01', 2021, 52],
    ['2024-02-29', 2024, 9],
  ])('%s lies in week %d-%d', (day, year, week) => {
    expect(weekOfYear(day)).toEqual({ year, week })
  })

  test.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-03-08', 6, '2026-03-02'],
    ['2027-01-01', 4, '2026-12-28'],
    ['2024-02-29', 3, '2024-02-26'],
    ['1970-01-01', 3, '1969-12-29'],
  ])('%s is %d days after the Monday %s', (day, days, monday) => {
    expect(daysSinceMonday(day)).toBe(days)
    expect(mondayOf(day)).toBe(monday)
  })
})

test.each([
  // The clocks of Europe and of the United States change on these days, which are as long as others here.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

testProperty('days are added one by one', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: -800, max: 800 }), (start, days) => {
      const day = addDays('1970-01-05', start)
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(daysSinceMonday(day)).toBe(start % 7)
      expect(new Date(`${day}T12:00:00Z`).getUTCDay()).toBe((start + 1) % 7)
    }),
    drawing,
  )
})
