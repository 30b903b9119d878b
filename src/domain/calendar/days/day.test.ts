import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { addDays, daysBetween, daysFrom, daysSinceMonday, isDay, mondayOf, weekOfYear, withinCalendar } from './day.ts'

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

test.each([
  ['1969-12-29', '1970-01-01'],
  ['2026-03-14', '2026-03-14'],
  ['2200-01-05', '2199-12-31'],
])('%s is %s within the calendar', (day, within) => {
  expect(withinCalendar(day)).toBe(within)
})

describe('weeks', () => {
  test.each([
    ['2024-12-30', 2025, 1],
    ['2026-12-31', 2026, 53],
    ['2027-01-01', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2020-12-27', 2020, 52],
    ['2020-12-28', 2020, 53],
    ['2020-12-31', 2020, 53],
    ['2021-01-03', 2020, 53],
    ['2021-01-04', 2021, 1],
    ['2000-01-02', 1999, 52],
    ['2000-02-29', 2000, 9],
    ['2100-03-01', 2100, 9],
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
  // 2000 is a leap year, 2100 is not.
  ['2000-02-28', 1, '2000-02-29'],
  ['2000-03-01', -1, '2000-02-29'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2023-03-01', 366, '2024-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

// Of each zone, the day on which its clocks go forward, or back; Apia left one out, and went from -10 to +14.
describe.each([
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  // By half an hour, and in the seasons of the south.
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
  // At midnight, so that the day forward began at 1:00.
  ['America/Sao_Paulo', '2018-11-04', '2018-02-18'],
  // Back before Ramadan, and forward after it.
  ['Africa/Casablanca', '2026-03-22', '2026-02-15'],
  ['Pacific/Apia', '2011-12-30', '2011-04-02'],
])('where the clock is that of %s', (zone, forward, back) => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([forward, back])('the weeks around %s have all their days, once each', (day) => {
    vi.stubEnv('TZ', zone)
    expect(clockChangesWithin(addDays(day, -1), addDays(day, 2))).toBe(true)
    const days = daysFrom(mondayOf(addDays(day, -7)), 21)
    expect(new Set(days).size).toBe(21)
    expect(days).toContain(day)
    expect(days.map(daysSinceMonday)).toEqual([...weekdays, ...weekdays, ...weekdays])
    expect(addDays(addDays(day, -1), 2)).toBe(addDays(day, 1))
    expect(addDays(addDays(day, 7), -7)).toBe(day)
    expect(days.every(isDay)).toBe(true)
  })
})

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** Whether the clock of this machine is changed between the middays of two days. */
function clockChangesWithin(from: string, to: string): boolean {
  const offsetOn = (day: string) => new Date(`${day}T12:00:00`).getTimezoneOffset()
  return offsetOn(from) !== offsetOn(to)
}

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
