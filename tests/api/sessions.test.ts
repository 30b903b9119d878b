import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { SESSION_TRUST_MS } from '#server/athlete/sessions.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { aForeignProvider } from '#tests/support/server/foreign-provider.ts'
import { anAthlete, anEmail, aStranger } from '#tests/support/server/people.ts'

const get = (url: string, token: string) => fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } })

test('the product refuses a signed-out session within ten seconds', async () => {
  const app = await anApp()
  const { fetch, token } = await anAthlete({ app })
  expect((await fetch('/auth/v1/logout?scope=local', { method: 'POST' })).status).toBe(204)
  app.advance(SESSION_TRUST_MS)
  const answer = await get(app.url, token)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ error: 'Your session is over. Sign in again.', code: 'bad-token' })
  expect(SESSION_TRUST_MS).toBeLessThanOrEqual(10_000)
  await app.close()
})

test('the scheme before a token may be in any case', async () => {
  const { url } = await theApp()
  const { token } = await anAthlete()
  for (const path of ['/api/user', '/auth/v1/user'])
    for (const scheme of ['bearer', 'BEARER'])
      expect((await fetch(`${url}${path}`, { headers: { authorization: `${scheme} ${token}` } })).status).toBe(200)
})

test('an access token is refused after an hour', async () => {
  const app = await anApp()
  const { token } = await anAthlete({ app })
  app.advance(59 * 60 * 1000)
  expect((await get(app.url, token)).status).toBe(200)
  app.advance(2 * 60 * 1000)
  expect((await get(app.url, token)).status).toBe(401)
  await app.close()
})

test('tokens that the provider did not issue are refused, and none causes a 5xx', async () => {
  const app = await theApp()
  const { token } = await anAthlete()
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [publicKey] = (await (await fetch(`${app.url}/auth/v1/.well-known/jwks.json`)).json()).keys
  const own = await generateKeyPair('ES256')
  const jwk = await exportJWK(own.publicKey)
  const signToken = (over: object, head: object) =>
    new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg: 'ES256', kid, ...head }).sign(own.privateKey)
  const withSecret = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode(JSON.stringify(publicKey)))

  const forged = [
    'x',
    'a.b.c',
    '..',
    `${header}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${header}.${encode({ ...claims, sub: '01900000-0000-7000-8000-000000000000' })}.${signature}`,
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
    `${encode({ alg: 'ES256' })}.${payload}.${signature}`,
    `${encode({ alg: 'ES256', kid: 'unknown' })}.${payload}.${signature}`,
    `${encode({ alg: 'RS256', kid })}.${payload}.${signature}`,
    `${encode([])}.${payload}.${signature}`,
    await withSecret,
    await signToken({}, {}),
    await signToken({}, { jwk }),
    await signToken({}, { jku: 'https://attacker.example/jwks.json' }),
    await signToken({}, { x5u: 'https://attacker.example/cert.pem' }),
    'a'.repeat(7000),
  ]
  for (const one of forged) {
    const answer = await get(app.url, one)
    expect([answer.status, one.slice(0, 60)]).toEqual([401, one.slice(0, 60)])
  }
})

test('the provider’s tokens for another issuer or audience are refused', async () => {
  const [one, other] = [await anApp(), await anApp()]
  // The same database, so the same keys and sessions; only the address differs.
  const { token } = await anAthlete({ app: one })
  expect((await get(one.url, token)).status).toBe(200)
  expect((await get(other.url, token)).status).toBe(401)
  await one.close()
  await other.close()
})

test('the product works the same with a foreign auth provider', async () => {
  const provider = await theApp()
  const { token, email } = await anAthlete()
  const app = await anApp({ environment: { AUTH_URL: `${provider.url}/auth/v1`, AUTH_KEY: 'a key' } })
  expect(await (await get(app.url, token)).json()).toMatchObject({ email })
  expect((await fetch(`${app.url}/auth/v1/health`)).status).toBe(404)

  const { api } = aStranger(app)
  const next = { email: `next-${email}`, password: 'a long walk home', full_name: 'Next' }
  expect(await api('post /api/auth/signup', next)).toEqual({})
  expect(await provider.lettersTo(next.email)).toHaveLength(1)
  await app.close()
})

test('while the provider cannot be reached, requests are answered 503 with Retry-After, and no session ends', async () => {
  const server = createServer((_, outgoing) => outgoing.writeHead(502).end('<html>'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = await anApp({ environment: { AUTH_URL: address } })
  const { token } = await anAthlete()
  const answer = await get(app.url, token)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  const { api } = aStranger(app)
  await expect(api('post /api/user/forgot-password', { email: 'a@example.org' })).rejects.toMatchObject({
    status: 503,
    code: 'provider-trouble',
  })
  server.closeAllConnections()
  server.close()
  await app.close()
})

test('an athlete sees where they are signed in, and signs out in one place alone', async () => {
  const app = await anApp()
  const { api, fetch: own, email, password } = await anAthlete({ app })
  const other = await anAthlete({ app })
  const signIn = async (userAgent: string) => {
    const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email, password }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  app.advance(60_000)
  const [phone, laptop] = [await signIn('phone/1'), await signIn('laptop/1')]
  const listed = await api('get /api/user/sessions', {})
  expect(listed.map(({ user_agent, is_own }) => [user_agent?.split('/')[0], is_own])).toEqual([
    ['laptop', false],
    ['phone', false],
    ['node', true],
  ])
  expect(listed[0]?.signed_in_at).toBe(listed[0]?.used_at)

  const [, onPhone] = listed
  const id = onPhone?.id ?? ''
  expect((await get(app.url, phone)).status).toBe(200)
  await expect(other.api('delete /api/user/sessions/{id}', { id })).rejects.toMatchObject({ status: 404 })
  expect(await api('delete /api/user/sessions/{id}', { id })).toEqual({})
  expect((await get(app.url, phone)).status).toBe(401)
  expect((await get(app.url, laptop)).status).toBe(200)
  await expect(api('delete /api/user/sessions/{id}', { id })).rejects.toMatchObject({
    status: 404,
    message: 'This session is over already.',
  })
  // Its own as well.
  await api('delete /api/user/sessions/{id}', { id: listed[2]?.id ?? '' })
  expect((await own('/api/user')).status).toBe(401)
  await app.close()
})

test('sessions that the operator’s limits have ended are not listed', async () => {
  const app = await anApp({ auth: { sessionSeconds: 3600 } })
  const { email, password, api } = await anAthlete({ app })
  expect(await api('get /api/user/sessions', {})).toHaveLength(1)
  app.advance(3_600_000)
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  expect(await (await fetch(`${app.url}/api/user/sessions`, { headers })).json()).toHaveLength(1)
  await app.close()
})

test('with a foreign auth provider single sessions are neither listed nor ended', async () => {
  const provider = await aForeignProvider({ id: randomUUID(), email: anEmail() })
  const app = await anApp({ environment: { AUTH_URL: provider.url, AUTH_KEY: 'a public key' } })
  const headers = { authorization: `Bearer ${await provider.token()}` }
  const id = randomUUID()
  for (const [method, path] of [
    ['GET', '/api/user/sessions'],
    ['DELETE', `/api/user/sessions/${id}`],
  ] as const) {
    const answer = await fetch(`${app.url}${path}`, { method, headers })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'not-managed'])
  }
  expect(provider.asked.filter((asked) => asked.includes('sessions'))).toEqual([])
  await app.close()
  provider.close()
})
