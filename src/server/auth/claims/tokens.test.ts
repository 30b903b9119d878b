import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { aProvider, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { signing_keys } from '../tables.ts'

const day = 86_400

async function publishedBy(provider: TestProvider): Promise<JWK[]> {
  const { status, headers, body } = await provider.call('GET', '/.well-known/jwks.json')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  return body.keys as JWK[]
}

const read = (provider: TestProvider, token: string) => provider.call('GET', '/user', undefined, { token })

async function ownKey(provider: TestProvider) {
  const row = (await provider.db.select().from(signing_keys)).at(-1)
  return {
    kid: row?.kid ?? '',
    key: await importJWK((row?.private_jwk ?? {}) as JWK, 'ES256'),
    jwk: row?.public_jwk as JWK,
  }
}

test('claim 21: tokens are signed by ES256 with a published key, and hold the protocol’s claims', async () => {
  const provider = await aProvider()
  const { accessToken, userId, email } = await provider.aPerson()
  const { alg, kid } = decodeProtectedHeader(accessToken)
  expect(alg).toBe('ES256')
  expect((await publishedBy(provider)).map((key) => key.kid)).toContain(kid)
  const claims = decodeJwt(accessToken)
  expect(claims).toMatchObject({ sub: userId, email, phone: '', aud: 'authenticated', role: 'authenticated' })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
  const [signedInBy] = claims.amr as { method: string; timestamp: number }[]
  expect(signedInBy).toEqual({ method: 'otp', timestamp: expect.any(Number) })
  // The sign-in is not later than the token, not even by a fraction of a second.
  expect(signedInBy?.timestamp).toBeLessThanOrEqual(claims.iat ?? 0)
  expect(claims).not.toHaveProperty('jti')
  expect(claims).not.toHaveProperty('nbf')
})

test('claim 21: other algorithms, keys and claims than ours are refused', async () => {
  const provider = await aProvider()
  const { accessToken } = await provider.aPerson()
  const claims = decodeJwt(accessToken)
  const { kid, key, jwk } = await ownKey(provider)
  const attacker = await generateKeyPair('ES256', { extractable: true })
  const attackerJwk = await exportJWK(attacker.publicKey)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [header = '', payload = '', signature = ''] = accessToken.split('.')
  const hmac = (secret: string) => {
    const text = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const signed = (changes: object, protectedHeader: object = {}, by = key) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid, ...protectedHeader }).sign(by)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const forged = {
    'alg none': `${encode({ alg: 'none', kid })}.${payload}.`,
    'alg none in capitals': `${encode({ alg: 'NONE', kid })}.${payload}.`,
    'HS256 with the public key': hmac(JSON.stringify(jwk)),
    'HS256 with an empty key': hmac(''),
    'RS256 under our kid': await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(rsa),
    'unknown kid': await signed({}, { kid: 'nobody' }, attacker.privateKey),
    'no kid': await signed({}, { kid: undefined }),
    'stranger’s key under our kid': await signed({}, {}, attacker.privateKey),
    'key in the header': await signed({}, { jwk: attackerJwk }, attacker.privateKey),
    'key by jku': await signed({}, { jku: 'https://evil.example/jwks.json' }, attacker.privateKey),
    'key by x5u': await signed({}, { x5u: 'https://evil.example/cert' }, attacker.privateKey),
    'other issuer': await signed({ iss: 'https://evil.example/auth/v1' }),
    'other audience': await signed({ aud: 'anon' }),
    'no expiry': await signed({ exp: undefined }),
    expired: await signed({ exp: Math.floor(Date.now() / 1000) - 61 }),
    'changed payload': `${header}.${encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    nonsense: 'nonsense',
    'three dots': '...',
  }
  for (const [name, token] of Object.entries(forged)) {
    const { status, body } = await read(provider, token)
    expect({ name, status, code: body.code }).toEqual({ name, status: 403, code: 'bad_jwt' })
  }
  expect((await read(provider, accessToken)).status).toBe(200)
  expect(provider.reported).toEqual([])
})

test('claim 21: a token without a subject is 403, with one that is no UUID 400, without a session refused', async () => {
  const provider = await aProvider()
  const { accessToken } = await provider.aPerson()
  const { kid, key } = await ownKey(provider)
  const signed = (changes: object) =>
    new SignJWT({ ...decodeJwt(accessToken), ...changes }).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
  expect(await read(provider, await signed({ sub: undefined }))).toMatchObject({
    status: 403,
    body: { code: 'bad_jwt' },
  })
  expect(await read(provider, await signed({ sub: 'ada' }))).toMatchObject({ status: 400, body: { code: 'bad_jwt' } })
  expect((await read(provider, await signed({ session_id: undefined }))).status).toBe(400)
})

test('claim 21: a token expires after an hour; clocks may differ by seconds, not by minutes', async () => {
  const provider = await aProvider()
  const { accessToken } = await provider.aPerson()
  provider.advance(3595)
  expect((await read(provider, accessToken)).status).toBe(200)
  provider.advance(65)
  expect(await read(provider, accessToken)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
})

test('a request without a bearer token is answered 401', async () => {
  const provider = await aProvider()
  for (const authorization of ['', 'Basic YTpi', 'Bearer', 'Bearer a b', 'Basic Bearer a'])
    expect(await provider.call('GET', '/user', undefined, { headers: { authorization } })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
})

test('claim 22: a new key is published half an hour before it signs, and the old one until its last token expires', async () => {
  const provider = await aProvider({ tokenSeconds: 7200 })
  const person = await provider.aPerson()
  const kidOf = (token: string) => decodeProtectedHeader(token).kid
  const signIn = async () => (await provider.signIn(person.email, person.password)).body.access_token as string
  const oldKid = kidOf(await signIn())
  expect((await publishedBy(provider)).map(({ kid }) => kid)).toContain(oldKid)

  provider.advance(90 * day)
  const announced = (await publishedBy(provider)).at(-1)?.kid
  expect(announced).not.toBe(oldKid)
  provider.advance(20 * 60)
  expect(kidOf(await signIn())).toBe(oldKid)
  provider.advance(9 * 60)
  const lastOfOld = await signIn()
  provider.advance(2 * 60)
  expect(kidOf(lastOfOld)).toBe(oldKid)
  expect(kidOf(await signIn())).toBe(announced)
  provider.advance(7000)
  expect((await read(provider, lastOfOld)).status).toBe(200)
  provider.advance(3600)
  const left = (await publishedBy(provider)).map(({ kid }) => kid)
  expect(left).toContain(announced)
  expect(left).not.toContain(oldKid)
})

test('claim 22: a key that another process published is known within a minute', async () => {
  const provider = await aProvider()
  const person = await provider.aPerson()
  const other = await aProvider({}, { db: provider.db })
  other.advance(90 * day)
  await publishedBy(other)
  other.advance(31 * 60)
  const token = (await other.signIn(person.email, person.password)).body.access_token as string
  provider.advance(90 * day + 31 * 60 + 61)
  expect((await read(provider, token)).status).toBe(200)
})

test('claim 22: the key set and the settings contain no private or symmetric key', async () => {
  const provider = await aProvider()
  for (const key of await publishedBy(provider)) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    expect(key.kty).toBe('EC')
  }
  const settings = await provider.call('GET', '/settings')
  const { external, ...others } = settings.body
  expect(external).toMatchObject({ phone: false, google: false, gitlab: false, snapchat: false })
  expect(Object.entries(external as object).filter(([, isOffered]) => isOffered)).toEqual([['email', true]])
  expect(others).toEqual({
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  })
  const [row] = await provider.db.select().from(signing_keys)
  expect(JSON.stringify(settings.body)).not.toContain(String(row?.private_jwk.d))
})
