import { expect, test } from 'vitest'
import { banEnd } from './ban-duration.ts'

const now = new Date('2026-11-01T12:00:00Z')

test.each([
  ['24h', '2026-11-02T12:00:00.000Z'],
  ['1h30m', '2026-11-01T13:30:00.000Z'],
  ['1.5h', '2026-11-01T13:30:00.000Z'],
  ['90s', '2026-11-01T12:01:30.000Z'],
  ['250ms', '2026-11-01T12:00:00.250Z'],
  ['2000us', '2026-11-01T12:00:00.002Z'],
])('a ban of %s ends at %s', (duration, end) => {
  expect(banEnd(duration, now)?.toISOString()).toBe(end)
})

test('none lifts a ban', () => {
  expect(banEnd('none', now)).toBeNull()
})

test.each(['24', 'h', '1d', '-24h', '1h ', ' 1h', '0h', '1h30', 'None', '3000000h', '9'.repeat(400), '1e3h'])(
  'a ban of %j is refused',
  (duration) => {
    expect(() => banEnd(duration, now)).toThrow(/invalid format for ban duration/)
  },
)
