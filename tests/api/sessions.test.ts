import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { SESSION_TRUST_MS } from '#server/athlete/sessions.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

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
