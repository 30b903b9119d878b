import { afterEach, expect, test, vi } from 'vitest'
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
  // One moment on three days.
  ['2026-11-24T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-23'],
  ['2026-11-24T10:30:00Z', 'Europe/Berlin', '2026-11-24'],
  ['2026-11-24T10:30:00Z', 'Pacific/Kiritimati', '2026-11-25'],
  ['2026-03-14T18:14:59Z', 'Asia/Kathmandu', '2026-03-14'],
  ['2026-03-14T18:15:00Z', 'Asia/Kathmandu', '2026-03-15'],
  // The night in which New York's clocks go forward, and the one in which they go back.
  ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
  ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
  // Half an hour of summer time.
  ['2026-04-04T12:59:59Z', 'Australia/Lord_Howe', '2026-04-04'],
  ['2026-04-04T13:00:00Z', 'Australia/Lord_Howe', '2026-04-05'],
  ['2026-04-05T13:29:59Z', 'Australia/Lord_Howe', '2026-04-05'],
  ['2026-04-05T13:30:00Z', 'Australia/Lord_Howe', '2026-04-06'],
  // A day that began at 1:00, and one whose last hour came twice.
  ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
  ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
  ['2018-02-18T02:30:00Z', 'America/Sao_Paulo', '2018-02-17'],
  ['2018-02-18T03:00:00Z', 'America/Sao_Paulo', '2018-02-18'],
  ['2026-02-14T23:00:00Z', 'Africa/Casablanca', '2026-02-15'],
  ['2026-02-15T23:30:00Z', 'Africa/Casablanca', '2026-02-15'],
  // Samoa went over the date line: after 29 December came the 31st.
  ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
  ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ['2000-02-29T04:59:59Z', 'America/New_York', '2000-02-28'],
  ['2000-03-01T04:59:59Z', 'America/New_York', '2000-02-29'],
  ['2024-02-29T23:30:00Z', 'UTC', '2024-02-29'],
  ['2026-12-31T23:30:00Z', 'Europe/London', '2026-12-31'],
  ['2026-12-31T23:30:00Z', 'Europe/Zurich', '2027-01-01'],
])('at %s in %s it is %s', (moment, zone, day) => {
  expect(todayIn(new Date(moment), zone)).toBe(day)
})

afterEach(() => vi.unstubAllEnvs())

test.each(['Mars/Olympus', '', undefined, null])('a zone %j counts as that of the machine', (zone) => {
  const now = new Date('2026-03-14T10:30:00Z')
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(todayIn(now, zone)).toBe('2026-03-15')
  vi.stubEnv('TZ', 'Pacific/Pago_Pago')
  expect(todayIn(now, zone)).toBe('2026-03-13')
})
