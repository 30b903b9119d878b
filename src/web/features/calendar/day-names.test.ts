import { expect, test, vi } from 'vitest'
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
  ['2027-01-01', '28 December – 3 January'],
  ['2024-02-29', '26 February – 3 March'],
  ['2100-03-01', '1–7 March'],
])('the week of %s is %s', (day, name) => {
  expect(nameOfWeek(weekOf(day))).toBe(name)
})

test.each([
  ['2024-02-29', 'Thursday 29 February', 'February 2024'],
  ['2000-02-29', 'Tuesday 29 February', 'February 2000'],
  ['2100-03-01', 'Monday 1 March', 'March 2100'],
  ['2020-12-31', 'Thursday 31 December', 'December 2020'],
  ['2027-01-01', 'Friday 1 January', 'January 2027'],
  ['2026-03-29', 'Sunday 29 March', 'March 2026'],
  ['2026-10-25', 'Sunday 25 October', 'October 2026'],
  ['2011-12-30', 'Friday 30 December', 'December 2011'],
])('%s is called %s in %s, whatever the clock of the machine', async (day, name, month) => {
  for (const zone of ['Pacific/Pago_Pago', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const names = await import('./day-names.ts')
    expect([names.nameOfDay(day), names.monthOfDay(day)]).toEqual([name, month])
  }
  vi.unstubAllEnvs()
})
