import { expect, test } from 'vitest'
import { todayIn } from './today.ts'

test.each([
  ['2026-03-14T10:30:00Z', 'Pacific/Kiritimati', '2026-03-15'],
  ['2026-03-14T10:30:00Z', 'Pacific/Pago_Pago', '2026-03-13'],
  ['2026-03-14T11:00:00Z', 'Pacific/Pago_Pago', '2026-03-14'],
  ['2026-03-14T09:59:59Z', 'Pacific/Kiritimati', '2026-03-14'],
  ['2026-03-14T18:29:59Z', 'Asia/Kolkata', '2026-03-14'],
  ['2026-03-14T18:30:00Z', 'Asia/Kolkata', '2026-03-15'],
  // Berlin is two hours ahead from the last Sunday of March to the last of October.
  ['2026-03-28T22:59:00Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T21:59:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2026-10-25T22:59:00Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2024-02-29T23:30:00Z', 'UTC', '2024-02-29'],
  ['2026-12-31T23:30:00Z', 'Europe/London', '2026-12-31'],
  ['2026-12-31T23:30:00Z', 'Europe/Zurich', '2027-01-01'],
])('at %s in %s it is %s', (moment, zone, day) => {
  expect(todayIn(new Date(moment), zone)).toBe(day)
})

test.each(['Mars/Olympus', '', undefined, null])('a zone %j counts as the local one', (zone) => {
  const now = new Date('2026-03-14T12:00:00Z')
  const local = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(todayIn(now, zone)).toBe(todayIn(now, local))
})
