import { expect, test } from 'vitest'
import { isBanned, isExpired } from './validity.ts'

const created_at = new Date('2026-03-14T10:00:00Z')
const refreshed_at = new Date('2026-03-14T11:00:00Z')
const hour = 3600

/** Whether a session that was refreshed after an hour is over, some milliseconds after it began. */
const isOver = (limits: { sessionSeconds?: number; idleSeconds?: number }, ageMs: number, refreshed = true) =>
  isExpired(
    { created_at, refreshed_at: refreshed ? refreshed_at : null },
    limits,
    new Date(created_at.getTime() + ageMs),
  )

test('a session without limits is never over', () => {
  expect(isOver({}, 1e12)).toBe(false)
})

test('a session is over at its limit of age, whether or not it was refreshed', () => {
  for (const refreshed of [true, false]) {
    expect(isOver({ sessionSeconds: 2 * hour }, 2 * hour * 1000 - 1, refreshed)).toBe(false)
    expect(isOver({ sessionSeconds: 2 * hour }, 2 * hour * 1000, refreshed)).toBe(true)
  }
})

test('a session is over at its limit of idle time, counted from its last refresh, or from its beginning', () => {
  expect(isOver({ idleSeconds: hour }, 2 * hour * 1000 - 1)).toBe(false)
  expect(isOver({ idleSeconds: hour }, 2 * hour * 1000)).toBe(true)
  expect(isOver({ idleSeconds: hour }, hour * 1000 - 1, false)).toBe(false)
  expect(isOver({ idleSeconds: hour }, hour * 1000, false)).toBe(true)
})

test('the limits of age and of idle time hold side by side', () => {
  expect(isOver({ sessionSeconds: 3 * hour, idleSeconds: hour }, 2 * hour * 1000)).toBe(true)
  expect(isOver({ sessionSeconds: 2 * hour, idleSeconds: 9 * hour }, 2 * hour * 1000)).toBe(true)
  expect(isOver({ sessionSeconds: 3 * hour, idleSeconds: 9 * hour }, 2 * hour * 1000)).toBe(false)
})

test('a ban ends at its moment', () => {
  const banned_until = new Date('2026-03-14T12:00:00Z')
  expect(isBanned({ banned_until }, new Date(banned_until.getTime() - 1))).toBe(true)
  expect(isBanned({ banned_until }, banned_until)).toBe(false)
  expect(isBanned({ banned_until: null }, banned_until)).toBe(false)
})
