import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const attempt = { account: 'ada@example.org', network: '192.0.2.1' }
const known = async () => true
const unknown = async () => false

test('claim 6: a network that guessed too often may try again after a quarter of an hour', async () => {
  const { password } = createThrottle(60)
  for (let guess = 0; guess < 10; guess++) {
    await password.admit(attempt, unknown)
    await password.failed(attempt)
  }
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 })
  vi.advanceTimersByTime(15 * 60_000 + 1)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 6: an account that strangers wear out stays open to its owner, and opens to all in a week', async () => {
  const { password } = createThrottle(60)
  for (let guess = 0; guess < 90; guess++) await password.failed({ ...attempt, network: `203.0.113.${guess}` })
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429 })
  await expect(password.admit(attempt, known)).resolves.toBeUndefined()
  vi.advanceTimersByTime(7 * 86_400_000 + 1)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 7: wrong codes for one address are numbered by the day, wherever they come from', async () => {
  const { proof } = createThrottle(60)
  const account = attempt.account
  for (let guess = 0; guess < 25; guess++) {
    expect(await proof.takesCodes(account)).toBe(true)
    await proof.failed({ account, network: `203.0.113.${guess}` })
  }
  expect(await proof.takesCodes(account)).toBe(false)
  vi.advanceTimersByTime(86_400_001)
  expect(await proof.takesCodes(account)).toBe(true)
})
