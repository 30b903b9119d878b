import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAuthClient, authSession } from '#tests/support/server/auth-client.ts'
import { currentVisit, endVisit, openVisit, storeVisit } from './reset-visit.ts'

const session = authSession()
const { access_token, refresh_token } = session
const refused = { status: 403, body: { code: 'session_not_found', message: 'The session is over.' } }

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visit lasts in its tab until it is ended', () => {
  expect(currentVisit()).toBeUndefined()
  storeVisit({ reason: 'invite', carried: { code: '34e4' } })
  expect(currentVisit()).toEqual({ reason: 'invite', carried: { code: '34e4' } })
  endVisit()
  expect(storage.size).toBe(0)
  expect(currentVisit()).toBeUndefined()
})

test('unreadable storage contains no visit', () => {
  storeVisit({ reason: 'signup' })
  for (const key of storage.keys()) storage.set(key, '{"reason":')
  expect(currentVisit()).toBeUndefined()
})

test.each([
  ['the token pair', { access_token, refresh_token }, 'GET /user', session.user],
  ['the code', { code: '34e4' }, 'POST /token?grant_type=pkce', session],
])('%s of a link opens a session once, and a reload goes on with that session', async (_, carried, request, body) => {
  const { client, asked } = anAuthClient({ status: 200, body })
  storeVisit({ reason: 'recovery', carried })
  expect(await openVisit(async () => client)).toBe('open')
  expect(currentVisit()).toEqual({ reason: 'recovery' })
  expect(await openVisit(async () => client)).toBe('open')
  expect(asked).toEqual([request])
})

test('a visit ends when the provider refuses it', async () => {
  storeVisit({ reason: 'recovery', carried: { access_token, refresh_token } })
  expect(await openVisit(async () => anAuthClient(refused).client)).toBe('refused')
  expect(currentVisit()).toBeUndefined()
})

test('a visit ends without a request when the browser has no session any more', async () => {
  const { client, asked } = anAuthClient()
  storeVisit({ reason: 'recovery' })
  expect(await openVisit(async () => client)).toBe('refused')
  expect(currentVisit()).toBeUndefined()
  expect(asked).toEqual([])
})

test('a visit keeps the tokens of its link while the provider does not answer', async () => {
  const visit = { reason: 'signup', carried: { access_token, refresh_token } } as const
  storeVisit(visit)
  expect(await openVisit(async () => anAuthClient('no answer').client)).toBe('unanswered')
  expect(await openVisit(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('unanswered')
  expect(currentVisit()).toEqual(visit)
})

test('without a visit the provider is not asked', async () => {
  expect(await openVisit(() => Promise.reject(new Error('asked')))).toBe('refused')
})
