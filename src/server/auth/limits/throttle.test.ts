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
  advance(7 * 86_400_000 - 1)
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429 })
  advance(2)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 6: a network takes a hundred wrong passwords over all accounts, and no right one clears them', async () => {
  const { password, advance } = aThrottle()
  const { network } = attempt
  for (let guess = 0; guess < 100; guess++) {
    await password.admit({ account: `${guess}@example.org`, network }, unknown)
    password.failed({ account: `${guess}@example.org`, network })
  }
  password.succeeded({ account: '0@example.org', network })
  await expect(password.admit(attempt, known)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 })
  await expect(password.admit({ ...attempt, network: '192.0.2.2' }, unknown)).resolves.toBeUndefined()
  advance(15 * 60_000 + 1)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
})

test('claim 6: a right password clears the failures of its account and network', async () => {
  const { password } = aThrottle()
  for (let guess = 0; guess < 9; guess++) password.failed(attempt)
  for (let guess = 0; guess < 80; guess++) password.failed({ ...attempt, network: `203.0.113.${guess}` })
  password.succeeded(attempt)
  for (let guess = 0; guess < 9; guess++) password.failed(attempt)
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
  password.failed(attempt)
  await expect(password.admit(attempt, known)).rejects.toMatchObject({ status: 429 })
})

test('claim 6: of an account with too many failures a stranger is told to wait for 15 minutes', async () => {
  const { password } = aThrottle()
  for (let guess = 0; guess < 89; guess++) password.failed({ ...attempt, network: `203.0.113.${guess}` })
  await expect(password.admit(attempt, unknown)).resolves.toBeUndefined()
  password.failed({ ...attempt, network: '203.0.113.89' })
  await expect(password.admit(attempt, unknown)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 })
})

test('claim 7: a network sends sixty wrong links or codes in five minutes', () => {
  const { proof, advance } = aThrottle()
  const { network } = attempt
  for (let guess = 0; guess < 60; guess++) {
    expect(() => proof.admit(network)).not.toThrow()
    proof.failed({ network })
  }
  expect(() => proof.admit(network)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 300 }))
  expect(() => proof.admit('192.0.2.2')).not.toThrow()
  advance(5 * 60_000 + 1)
  expect(() => proof.admit(network)).not.toThrow()
})

test('claim 17: a network sends three hundred wrong refresh tokens in five minutes, and is then told to wait', () => {
  const { refresh, advance } = aThrottle()
  for (let turn = 0; turn < 300; turn++) {
    expect(() => refresh.admit(attempt.network)).not.toThrow()
    refresh.failed(attempt.network)
  }
  const refusal = { status: 503, code: 'over_request_rate_limit', retryAfterSeconds: 300 }
  expect(() => refresh.admit(attempt.network)).toThrow(expect.objectContaining(refusal))
  advance(5 * 60_000 + 1)
  expect(() => refresh.admit(attempt.network)).not.toThrow()
})

test('a network asks for a limited number of letters in five minutes', () => {
  const { letter, advance } = aThrottle()
  for (let turn = 0; turn < 60; turn++) expect(() => letter(attempt.network)).not.toThrow()
  expect(() => letter(attempt.network)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 300 }))
  advance(5 * 60_000 + 1)
  expect(() => letter(attempt.network)).not.toThrow()
})

test('claim 7: wrong codes for one address are limited per day over all networks', async () => {
  const { proof, advance } = aThrottle()
  const account = attempt.account
  for (let guess = 0; guess < 25; guess++) {
    expect(proof.takesCodes(account)).toBe(true)
    proof.failed({ account, network: `203.0.113.${guess}` })
  }
  expect(proof.takesCodes(account)).toBe(false)
  advance(86_399_999)
  expect(proof.takesCodes(account)).toBe(false)
  advance(2)
  expect(proof.takesCodes(account)).toBe(true)
})
