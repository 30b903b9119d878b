import { expect, test } from 'vitest'
import { createProvider } from './provider.ts'

const said = { id: '01900000-0000-7000-8000-000000000000', email: 'Coach@Example.org' }
const moment = '2026-03-14T07:00:00Z'

test.each([
  [{ email_confirmed_at: moment, confirmed_at: moment }, true],
  [{ email_confirmed_at: null, phone_confirmed_at: moment, confirmed_at: moment }, false],
  [{}, false],
])('an address counts as confirmed by its own letter, and not by a phone: %j', async (more, confirmed) => {
  const provider = createProvider({
    transport: async () => Response.json({ ...said, ...more }),
    siteUrl: 'http://localhost:3000',
  })
  const user = await provider.user('a token')
  expect(user).toMatchObject({ ok: true, value: { email: 'coach@example.org', confirmed } })
})

test('only a request with a body says that it is JSON', async () => {
  const asked: RequestInit[] = []
  const provider = createProvider({
    transport: async (_, init) => {
      asked.push(init)
      return Response.json(said)
    },
    siteUrl: 'http://localhost:3000',
  })
  await provider.user('a token')
  await provider.recover(said.email, '192.0.2.1')
  const types = asked.map(({ body, headers }) => [body !== undefined, new Headers(headers).get('content-type')])
  expect(types).toEqual([
    [false, null],
    [true, 'application/json'],
  ])
})
