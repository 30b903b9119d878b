import { expect, test } from 'vitest'
import { createProvider } from './provider.ts'

const said = { id: '01900000-0000-7000-8000-000000000000', email: 'Coach@Example.org' }
const moment = '2026-03-14T07:00:00Z'

/** A client of a provider that answers so. */
const answeredWith = (answer: Response) =>
  createProvider({ transport: async () => answer, siteUrl: 'http://localhost:3000' })

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

test.each([
  [{ identities: [] }, false],
  [{ identities: [{ id: 'one' }] }, true],
  [{}, true],
])('a user with %j is made up where there is no identity: %s', async (more, isReal) => {
  expect(await answeredWith(Response.json({ ...said, ...more })).user('a token')).toMatchObject({ value: { isReal } })
})

test.each([
  ['an error of the provider', Response.json({ code: 'unexpected_failure' }, { status: 500 })],
  ['an error of a server before it', new Response('<html>', { status: 502 })],
  ['a refusal that is not JSON', new Response('<html>', { status: 404 })],
  ['a page in the place of JSON', new Response('<html>')],
])('%s means that accounts cannot be reached', async (_, answer) => {
  await expect(answeredWith(answer).user('a token')).rejects.toMatchObject({
    code: 'provider-trouble',
    headers: { 'retry-after': '5' },
  })
})

test.each([
  [{ code: 'weak_password', message: 'Too short.' }, 'weak_password', 'Too short.'],
  [{ code: 422, error_code: 'weak_password', msg: 'Too short.' }, 'weak_password', 'Too short.'],
  [{}, '', ''],
])('the refusal %j is read in the newer and the older form', async (content, code, message) => {
  const answer = await answeredWith(Response.json(content, { status: 499 })).user('a token')
  expect(answer).toEqual({ ok: false, status: 499, code, message })
})

const person = { email: said.email, password: 'a long walk home', data: { full_name: 'Robin', timezone: 'UTC' } }

test.each([
  ['the user', said],
  ['a session with the user', { access_token: 'x', user: said }],
])('a sign-up that is answered with %s gives the user', async (_, content) => {
  const answer = await answeredWith(Response.json(content)).signUp(person, '192.0.2.1')
  expect(answer).toMatchObject({ ok: true, value: { id: said.id, fullName: '', timezone: 'UTC' } })
})

test('a refused sign-up gives the refusal', async () => {
  const refused = Response.json({ code: 'weak_password', message: 'Too short.' }, { status: 422 })
  expect(await answeredWith(refused).signUp(person, '192.0.2.1')).toMatchObject({ ok: false, code: 'weak_password' })
})

test.each([
  [{ mailer_autoconfirm: true }, 200, true],
  [{ mailer_autoconfirm: false }, 200, false],
  [{}, 200, false],
  [{ mailer_autoconfirm: true }, 403, false],
])('the settings %j with status %i say that addresses are confirmed at once: %s', async (content, status, atOnce) => {
  expect(await answeredWith(Response.json(content, { status })).confirmsAtOnce()).toBe(atOnce)
})

test.each([
  [
    { full_name: ' Robin ', timezone: 'Europe/Berlin' },
    { fullName: 'Robin', timezone: 'Europe/Berlin' },
  ],
  [
    { full_name: '', timezone: 'Mars/Olympus' },
    { fullName: '', timezone: 'UTC' },
  ],
  [undefined, { fullName: '', timezone: 'UTC' }],
])('of the data %j the name and the time zone are read where they are valid', async (user_metadata, read) => {
  const answer = await answeredWith(Response.json({ ...said, user_metadata })).user('a token')
  expect(answer).toMatchObject({ value: read })
})

test.each([{ email: null }, { email: undefined }, { email: '' }])(
  'a user with %j, who has signed up by phone, has no address',
  async (more) => {
    expect(await answeredWith(Response.json({ ...said, ...more })).user('a token')).toMatchObject({
      value: { email: '' },
    })
  },
)

test('only a request with a body says that it is JSON, and only one with a token carries it', async () => {
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
  const types = asked.map(({ body, headers }) => {
    const sent = new Headers(headers)
    return [body !== undefined, sent.get('content-type'), sent.get('authorization')]
  })
  expect(types).toEqual([
    [false, null, 'Bearer a token'],
    [true, 'application/json', null],
  ])
})
