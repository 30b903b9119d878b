import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAuthClient, authSession } from '#tests/support/server/auth-client.ts'
import { endVisit, keepVisit, openVisit, visitUnderWay } from './reset-visit.ts'

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
  expect(visitUnderWay()).toBeUndefined()
  keepVisit({ reason: 'invite', carried: { code: '34e4' } })
  expect(visitUnderWay()).toEqual({ reason: 'invite', carried: { code: '34e4' } })
  endVisit()
  expect(storage.size).toBe(0)
  expect(visitUnderWay()).toBeUndefined()
})

test('what is no visit in the storage is none', () => {
  keepVisit({ reason: 'signup' })
  for (const key of storage.keys()) storage.set(key, '{"reason":')
  expect(visitUnderWay()).toBeUndefined()
})

test.each([
  ['the token pair', { access_token, refresh_token }, 'GET /user', session.user],
  ['the code', { code: '34e4' }, 'POST /token?grant_type=pkce', session],
])('%s of a link opens a session once, and a reload goes on with that session', async (_, carried, request, body) => {
  const { client, asked } = anAuthClient({ status: 200, body })
  keepVisit({ reason: 'recovery', carried })
  expect(await openVisit(async () => client)).toBe('open')
  expect(visitUnderWay()).toEqual({ reason: 'recovery' })
  expect(await openVisit(async () => client)).toBe('open')
  expect(asked).toEqual([request])
})

test('a visit that the provider refuses is over', async () => {
  keepVisit({ reason: 'recovery', carried: { access_token, refresh_token } })
  expect(await openVisit(async () => anAuthClient(refused).client)).toBe('refused')
  expect(visitUnderWay()).toBeUndefined()
})

test('a visit whose session has left the browser is over, without any request', async () => {
  const { client, asked } = anAuthClient()
  keepVisit({ reason: 'recovery' })
  expect(await openVisit(async () => client)).toBe('refused')
  expect(visitUnderWay()).toBeUndefined()
  expect(asked).toEqual([])
})

test('without an answer a visit keeps what its link brought', async () => {
  const visit = { reason: 'signup', carried: { access_token, refresh_token } } as const
  keepVisit(visit)
  expect(await openVisit(async () => anAuthClient('no answer').client)).toBe('unanswered')
  expect(await openVisit(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('unanswered')
  expect(visitUnderWay()).toEqual(visit)
})

test('where no link began a visit, nobody is asked', async () => {
  expect(await openVisit(() => Promise.reject(new Error('asked')))).toBe('refused')
})
