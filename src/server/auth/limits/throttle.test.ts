import { expect, test } from 'vitest'
import { createCounter } from '../../http/limits/counter.ts'
import { createThrottle } from './throttle.ts'

function aThrottle() {
  let atMs = 0
  return {
    ...createThrottle(60, (allowance) => createCounter(allowance, () => new Date(atMs))),
    advance: (ms: number) => (atMs += ms),
  }
}

const attempt = { account: 'ada@example.org', network: '192.0.2.1' }
const known = async () => true
const unknown = async () => false

test('claim 6: a network with too many wrong passwords may try again after 15 minutes', async () => {
  const { password, advance } = aThrottle()
  for (let guess = 0; guess < 10; guess++) {
    await password.admit(attempt, unknown)
    password.failed(attempt)
  }
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 })
  advance(15 * 60_000 + 1)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 6: an account with too many failures admits only its owner’s networks, and after a week every network', async () => {
  const { password, advance } = aThrottle()
  for (let guess = 0; guess < 90; guess++) password.failed({ ...attempt, network: `203.0.113.${guess}` })
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429 })
  await expect(password.admit(attempt, known)).resolves.toBeUndefined()
  advance(7 * 86_400_000 + 1)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 7: wrong codes for one address are limited per day over all networks', async () => {
  const { proof, advance } = aThrottle()
  const account = attempt.account
  for (let guess = 0; guess < 25; guess++) {
    expect(proof.takesCodes(account)).toBe(true)
    proof.failed({ account, network: `203.0.113.${guess}` })
  }
  expect(proof.takesCodes(account)).toBe(false)
  advance(86_400_001)
  expect(proof.takesCodes(account)).toBe(true)
})
