import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { addDays, daysBetween, mondayOf } from './day.ts'
import { firstOfWeek, weekStarts } from './week.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  // The first days of a week belong to it, the days before them to the week before.
  ['2026-03-01', '2026-02-23', '2026-03-01', '2026-02-28'],
  ['2026-03-02', '2026-03-02', '2026-03-01', '2026-02-28'],
  ['2026-03-06', '2026-03-02', '2026-03-01', '2026-02-28'],
  ['2026-03-07', '2026-03-02', '2026-03-01', '2026-03-07'],
  // Leap days, and a year that has none.
  ['2024-02-29', '2024-02-26', '2024-02-25', '2024-02-24'],
  ['2000-02-29', '2000-02-28', '2000-02-27', '2000-02-26'],
  ['2100-03-01', '2100-03-01', '2100-02-28', '2100-02-27'],
  // Around a week 53.
  ['2020-12-31', '2020-12-28', '2020-12-27', '2020-12-26'],
  ['2027-01-01', '2026-12-28', '2026-12-27', '2026-12-26'],
  ['2027-01-03', '2026-12-28', '2027-01-03', '2027-01-02'],
  // The calendar's ends.
  ['1970-01-01', '1969-12-29', '1969-12-28', '1969-12-27'],
  ['2199-12-31', '2199-12-30', '2199-12-29', '2199-12-28'],
])('the week of %s begins on Monday %s, Sunday %s or Saturday %s', (day, ...first) => {
  expect((['monday', 'sunday', 'saturday'] as const).map((start) => firstOfWeek(day, start))).toEqual(first)
  expect(firstOfWeek(day)).toBe(mondayOf(day))
})

// Of each zone, the days on which its clocks are changed; Apia left one out.
test.each([
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['America/Sao_Paulo', '2018-11-04', '2018-02-18'],
  ['Pacific/Apia', '2011-12-30', '2011-04-02'],
])('where the clock is that of %s, a week is seven days around %s and %s', (zone, ...changes) => {
  const near = changes.flatMap((day) => Array.from({ length: 15 }, (_, index) => addDays(day, index - 7)))
  const weeks = () => near.map((day) => weekStarts.map((start) => firstOfWeek(day, start)))
  const expected = weeks()
  vi.stubEnv('TZ', zone)
  expect(weeks()).toEqual(expected)
})

testProperty('a week begins on its weekday, and has each of its days', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.constantFrom(...weekStarts), (number, start) => {
      const day = addDays('1970-01-05', number)
      const first = firstOfWeek(day, start)
      const weekday = new Date(`${first}T12:00:00Z`).getUTCDay()
      expect({ monday: 1, sunday: 0, saturday: 6 }[start]).toBe(weekday)
      expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(first, day)).toBeLessThan(7)
    }),
    drawing,
  )
})
