import { describe, expect, test, vi } from 'vitest'
import { daysBetween } from './day.ts'
import { addMonths, daysNeeded, lastOfMonth, monthGrid, weekOf } from './month.ts'

test.each([
  ['2024-02-10', '2024-02-29'],
  ['2026-02-10', '2026-02-28'],
  ['2026-12-31', '2026-12-31'],
  ['2026-04-01', '2026-04-30'],
  ['2000-02-10', '2000-02-29'],
  ['2100-02-10', '2100-02-28'],
])('the month of %s ends on %s', (day, last) => {
  expect(lastOfMonth(day)).toBe(last)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', -12, '2025-05-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2000-01-31', 1, '2000-02-29'],
  ['2100-01-31', 1, '2100-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %d months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

describe('the grid of a month', () => {
  test.each([
    // A February of four weeks that begins on a Monday.
    ['2027-02-14', 4, '2027-02-01', '2027-02-28'],
    ['2026-03-14', 6, '2026-02-23', '2026-04-05'],
    ['2026-08-31', 6, '2026-07-27', '2026-09-06'],
    ['2026-12-01', 5, '2026-11-30', '2027-01-03'],
    ['2024-02-29', 5, '2024-01-29', '2024-03-03'],
    ['2000-02-29', 5, '2000-01-31', '2000-03-05'],
    ['2100-02-28', 4, '2100-02-01', '2100-02-28'],
    // With a week 53, which the year after begins in.
    ['2020-12-01', 5, '2020-11-30', '2021-01-03'],
    ['2027-01-01', 5, '2026-12-28', '2027-01-31'],
    // Clocks change in these.
    ['2026-03-29', 6, '2026-02-23', '2026-04-05'],
    ['2018-11-04', 5, '2018-10-29', '2018-12-02'],
    ['2011-12-30', 5, '2011-11-28', '2012-01-01'],
  ])('of %s has %d weeks, from %s to %s', (day, count, first, last) => {
    const weeks = monthGrid(day)
    expect(weeks).toHaveLength(count)
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last])
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flat()
    expect(days.slice(1).map((next, at) => daysBetween(days[at] ?? '', next))).toEqual(days.slice(1).map(() => 1))
  })

  test.each([
    // A February of four weeks, in years that begin on the days that weeks begin on.
    ['sunday', '2026-02-10', 4, '2026-02-01', '2026-02-28'],
    ['saturday', '2025-02-10', 4, '2025-02-01', '2025-02-28'],
    ['sunday', '2026-08-31', 6, '2026-07-26', '2026-09-05'],
    ['saturday', '2026-08-31', 5, '2026-08-01', '2026-09-04'],
    ['sunday', '2024-02-29', 5, '2024-01-28', '2024-03-02'],
    ['saturday', '2024-02-29', 5, '2024-01-27', '2024-03-01'],
    ['sunday', '2100-02-28', 5, '2100-01-31', '2100-03-06'],
    // Around the week 53 of ISO 8601, which other weeks do not know.
    ['sunday', '2027-01-01', 6, '2026-12-27', '2027-02-06'],
    ['saturday', '2020-12-31', 5, '2020-11-28', '2021-01-01'],
    // Clocks change in these.
    ['sunday', '2026-03-29', 5, '2026-03-01', '2026-04-04'],
    ['sunday', '2018-11-04', 5, '2018-10-28', '2018-12-01'],
    ['saturday', '2011-12-30', 6, '2011-11-26', '2012-01-06'],
  ] as const)('with weeks from %s, of %s has %d weeks, from %s to %s', (start, day, count, first, last) => {
    const days = monthGrid(day, start).flat()
    expect([days.length, days[0], days.at(-1)]).toEqual([7 * count, first, last])
    expect(days.slice(1).map((next, at) => daysBetween(days[at] ?? '', next))).toEqual(days.slice(1).map(() => 1))
  })

  test.each(['Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Kiritimati'])(
    'is the same where the clock is that of %s',
    (zone) => {
      const months = ['2011-12-30', '2018-02-18', '2018-11-04', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25']
      const grids = months.map((day) => [monthGrid(day), daysNeeded('week', day), addMonths(day, 1)])
      vi.stubEnv('TZ', zone)
      expect(months.map((day) => [monthGrid(day), daysNeeded('week', day), addMonths(day, 1)])).toEqual(grids)
      vi.unstubAllEnvs()
    },
  )
})

test('a week runs from Monday to Sunday', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

test.each([
  ['sunday', '2026-12-27', '2027-01-02'],
  ['saturday', '2026-12-26', '2027-01-01'],
] as const)('a week that begins on %s runs from %s to %s', (start, first, last) => {
  const days = weekOf('2027-01-01', start)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last])
})

test.each([
  ['sunday', 'week', '2026-03-31', '2026-03-01', '2026-04-04'],
  ['sunday', 'week', '2026-05-02', '2026-04-26', '2026-05-31'],
  ['saturday', 'week', '2026-05-02', '2026-05-01', '2026-05-31'],
  ['saturday', 'week', '2026-05-01', '2026-04-25', '2026-05-31'],
  ['sunday', 'month', '2026-03-14', '2026-03-01', '2026-04-04'],
  ['saturday', 'month', '2026-03-14', '2026-02-28', '2026-04-03'],
] as const)('with weeks from %s, the %s of %s needs the days from %s to %s', (start, view, day, from, to) => {
  expect(daysNeeded(view, day, start)).toEqual({ from, to })
})

test.each([
  ['week', '2026-03-14', '2026-03-01', '2026-03-31'],
  // The week begins before the month, or ends after it.
  ['week', '2026-04-01', '2026-03-30', '2026-04-30'],
  ['week', '2026-04-30', '2026-04-01', '2026-05-03'],
  ['week', '2027-01-02', '2026-12-28', '2027-01-31'],
  ['week', '2026-12-31', '2026-12-01', '2027-01-03'],
  ['month', '2026-03-14', '2026-02-23', '2026-04-05'],
] as const)('the %s of %s needs the days from %s to %s', (view, day, from, to) => {
  expect(daysNeeded(view, day)).toEqual({ from, to })
})
