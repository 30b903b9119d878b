import { expect, test } from 'vitest'
import { bearerFetch, type Fetch } from './fetch.ts'

/** A server that accepts one token and records the tokens of all requests. */
function aServer(taken: string) {
  const shown: (string | undefined)[] = []
  const fetcher: Fetch = async (_path, init) => {
    shown.push(init?.headers?.authorization)
    return new Response('{}', { status: init?.headers?.authorization === `Bearer ${taken}` ? 200 : 401 })
  }
  return { shown, fetcher }
}

test('a call carries the session’s token', async () => {
  const { shown, fetcher } = aServer('a')
  const asked = bearerFetch({ current: async () => 'a', renew: async () => 'b' }, fetcher)
  expect((await asked('/api/user')).status).toBe(200)
  expect(shown).toEqual(['Bearer a'])
})

test('without a session a call has no token and renews none', async () => {
  const { shown, fetcher } = aServer('a')
  const asked = bearerFetch({ current: async () => null, renew: async () => 'b' }, fetcher)
  expect((await asked('/api/user')).status).toBe(401)
  expect(shown).toEqual([undefined])
})

test('a refused token is renewed once', async () => {
  const { shown, fetcher } = aServer('b')
  const asked = bearerFetch({ current: async () => 'a', renew: async () => 'b' }, fetcher)
  expect((await asked('/api/user', { method: 'GET', headers: { accept: 'application/json' } })).status).toBe(200)
  expect(shown).toEqual(['Bearer a', 'Bearer b'])
})

test.each([null, 'a'])('without a newer token (%j) the refusal is final', async (newer) => {
  const { shown, fetcher } = aServer('b')
  const asked = bearerFetch({ current: async () => 'a', renew: async () => newer }, fetcher)
  expect((await asked('/api/user')).status).toBe(401)
  expect(shown).toEqual(['Bearer a'])
})
