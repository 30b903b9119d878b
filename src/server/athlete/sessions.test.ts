import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { createProvider } from './provider.ts'
import { createSessions, forgetOld, SESSION_TRUST_MS } from './sessions.ts'

const issuer = 'https://accounts.example/auth/v1'
const ana = '01900000-0000-7000-8000-00000000000a'
const ben = '01900000-0000-7000-8000-00000000000b'

type Answers = { user?: () => Response | Promise<Response>; keys?: () => Promise<Response>; alg?: string }

/** Sessions of a foreign provider that answers every token with one user, unless it says otherwise. */
async function sessionsAnswering(user: object, { alg = 'ES256', ...answers }: Answers = {}) {
  const { publicKey, privateKey } = await generateKeyPair(alg)
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg }] }
  const transport = async (path: string) =>
    path === '/user' ? (answers.user?.() ?? Response.json(user)) : ((await answers.keys?.()) ?? Response.json(keys))
  const seen: string[] = []
  let at = Date.parse('2026-03-14T10:00:00Z')
  const sessions = createSessions({
    provider: createProvider({ transport, siteUrl: 'http://localhost:3000' }),
    transport,
    issuer,
    now: () => new Date(at),
    seen: async ({ id }) => void seen.push(id),
  })
  /** A token that is valid for an hour, unless it says otherwise. */
  const tokenOf = (sub: string, more: object = {}) =>
    new SignJWT({ sub, session_id: ben, aud: 'authenticated', exp: at / 1000 + 3600, ...more })
      .setProtectedHeader({ alg, kid: 'one' })
      .setIssuer(issuer)
      .sign(privateKey)
  return { sessions, seen, tokenOf, now: () => at, advance: (ms: number) => (at += ms) }
}

test('a provider’s answer for another user than the token’s gives no session', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ben, email: 'ben@example.org' })
  expect(await sessions.of(await tokenOf(ana))).toBeNull()
  expect(seen).toEqual([])
  expect(await sessions.of(await tokenOf(ben))).toMatchObject({ userId: ben })
  expect(seen).toEqual([ben])
})

test('a session is remembered by a hash of its token, however long the token is', async () => {
  const { sessions, tokenOf } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana, { user_metadata: { note: 'x'.repeat(5000) } })
  const set = vi.spyOn(Map.prototype, 'set')
  const session = await sessions.of(token)
  const keys = set.mock.calls.map(([key]) => key)
  set.mockRestore()
  expect(JSON.stringify(session)).not.toContain(token)
  expect(keys).not.toContain(token)
})

test('a session stays remembered when another token is checked', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ana })
  const [first, second] = [await tokenOf(ana), await tokenOf(ana, { aal: 'aal1' })]
  for (const token of [first, second, first]) await sessions.of(token)
  expect(seen).toEqual([ana, ana])
})

test('the provider is asked about a token again after ten seconds', async () => {
  const { sessions, seen, tokenOf, advance } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana)
  await sessions.of(token)
  advance(SESSION_TRUST_MS - 1)
  await sessions.of(token)
  expect(seen).toEqual([ana])
  advance(1)
  await sessions.of(token)
  expect(seen).toEqual([ana, ana])
})

test('a remembered session ends with its token, which may expire half a minute late', async () => {
  const { sessions, seen, tokenOf, now, advance } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana, { exp: now() / 1000 })
  advance(25_000)
  expect(await sessions.of(token)).toMatchObject({ userId: ana })
  advance(4_999)
  expect(await sessions.of(token)).toMatchObject({ userId: ana })
  expect(seen).toEqual([ana])
  advance(1)
  expect(await sessions.of(token)).toBeNull()
})

test('a token without an expiry, a session or a UUID as its subject gives no session', async () => {
  const { sessions, tokenOf } = await sessionsAnswering({ id: ana })
  for (const wrong of [{ exp: undefined }, { session_id: undefined }, { session_id: 'one' }, { aud: 'anon' }])
    expect(await sessions.of(await tokenOf(ana, wrong)), JSON.stringify(wrong)).toBeNull()
  expect(await sessions.of(await tokenOf('ana'))).toBeNull()
})

test('a change of one user forgets their sessions and no others', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana)
  await sessions.of(token)
  await sessions.forget(ben)
  await sessions.of(token)
  expect(seen).toEqual([ana])
  await sessions.forget(ana)
  await sessions.of(token)
  expect(seen).toEqual([ana, ana])
})

test.each([
  ['expired entries go', 9, [20, 21, 30, 40], 20, [21, 30, 40]],
  ['with room for one more, all others stay', 4, [21, 30, 40], 20, [21, 30, 40]],
  ['without room, the oldest one goes', 3, [21, 30, 40], 20, [30, 40]],
  ['with too many, the oldest go', 2, [21, 30, 40], 20, [40]],
])('of remembered tokens %s', (_, most, untils, at, left) => {
  const known = new Map(untils.map((until) => [String(until), { until }]))
  forgetOld(known, at, most)
  expect([...known.values()].map(({ until }) => until)).toEqual(left)
})

test.each([
  ['ES256', true],
  ['RS256', true],
  ['PS256', false],
])('a token signed by %s is accepted: %s', async (alg, accepted) => {
  const { sessions, tokenOf } = await sessionsAnswering({ id: ana }, { alg })
  expect((await sessions.of(await tokenOf(ana))) !== null).toBe(accepted)
})

test('a refusal and an error of the provider are not remembered', async () => {
  const answers = [Response.json({ code: 'session_not_found' }, { status: 403 }), new Response('', { status: 502 })]
  const { sessions, tokenOf } = await sessionsAnswering(
    {},
    { user: () => answers.shift() ?? Response.json({ id: ana }) },
  )
  const token = await tokenOf(ana)
  expect(await sessions.of(token)).toBeNull()
  await expect(sessions.of(token)).rejects.toMatchObject({ code: 'provider-trouble' })
  expect(await sessions.of(token)).toMatchObject({ userId: ana })
})

test('requests at the same time ask the provider once', async () => {
  const { sessions, seen, tokenOf } = await sessionsAnswering({ id: ana })
  const token = await tokenOf(ana)
  await Promise.all([sessions.of(token), sessions.of(token)])
  expect(seen).toEqual([ana])
})

test.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('fetch failed'))],
  ['take too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['are an error', async () => new Response('<html>', { status: 502 })],
])('keys that %s mean that accounts cannot be reached', async (_, keys) => {
  const { sessions, tokenOf } = await sessionsAnswering({ id: ana }, { keys })
  await expect(sessions.of(await tokenOf(ana))).rejects.toMatchObject({ code: 'provider-trouble' })
})

test('a session that is no longer remembered is forgotten when another token is checked', async () => {
  const { sessions, tokenOf, advance } = await sessionsAnswering({ id: ana })
  const set = vi.spyOn(Map.prototype, 'set')
  await sessions.of(await tokenOf(ana))
  const keys = set.mock.calls.map(([key]) => key)
  set.mockRestore()
  advance(SESSION_TRUST_MS)
  const forgotten = vi.spyOn(Map.prototype, 'delete')
  await sessions.of(await tokenOf(ana, { aal: 'aal1' }))
  const dropped = forgotten.mock.calls.map(([key]) => key)
  forgotten.mockRestore()
  expect(keys.filter((key) => dropped.includes(key))).toHaveLength(1)
})
