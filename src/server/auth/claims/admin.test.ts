import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { anAddress, aProvider, codeIn, sessionIn, type TestProvider } from '#tests/support/server/auth-provider.ts'
import { audit_log_entries, signing_keys, users } from '../tables.ts'

const endpoints = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['GET', '/admin/users/not-a-uuid'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['GET', '/admin/audit'],
] as const

test('claim 29: the admin endpoints refuse everybody without a token of the server', async () => {
  const provider = await aProvider()
  const { accessToken, userId } = await provider.aPerson()
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { iss: `${provider.siteUrl}/auth/v1`, aud: 'authenticated', role: 'service_role', sub: userId }
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  for (const [method, path] of endpoints) {
    const body = method === 'GET' ? undefined : {}
    const asked = (token?: string) => provider.call(method, path, body, token ? { token } : {})
    expect(await asked(), path).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
    expect(await asked(accessToken), path).toMatchObject({ status: 403, body: { code: 'not_admin' } })
    expect(await asked(forged), path).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  }
  const ended = await provider.aPerson()
  await provider.call('POST', '/logout', undefined, { token: ended.accessToken })
  const afterwards = await provider.call('GET', '/admin/users', undefined, { token: ended.accessToken })
  expect(afterwards.body.code).toBe('session_not_found')
})

test('claim 29: a token without the role is refused, and one of an ended session, even if the provider signed them', async () => {
  const provider = await aProvider()
  const { accessToken } = await provider.aPerson()
  const { kid } = decodeProtectedHeader(accessToken)
  const [key] = await provider.db
    .select()
    .from(signing_keys)
    .where(eq(signing_keys.kid, String(kid)))
  const { role: _, session_id, ...claims } = decodeJwt(accessToken)
  const statusOf = async (more: object) => {
    const token = await new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256', kid: String(kid) })
      .sign(await importJWK(key?.private_jwk ?? {}, 'ES256'))
    return (await provider.call('GET', '/admin/users', undefined, { token })).status
  }
  expect(await statusOf({ role: 'service_role' })).toBe(200)
  expect(await statusOf({ role: 'supabase_admin' })).toBe(200)
  expect(await statusOf({ role: 'authenticated' })).not.toBe(200)
  expect(await statusOf({ role: ['service_role'] })).not.toBe(200)
  expect(await statusOf({})).not.toBe(200)
  expect(await statusOf({ role: 'service_role', session_id })).toBe(403)
})

test('claim 29: the server’s token lasts a minute, and is nobody’s session', async () => {
  const provider = await aProvider()
  const token = await provider.serverToken()
  expect((await provider.call('GET', '/admin/users', undefined, { token })).status).toBe(200)
  expect(await provider.call('GET', '/user', undefined, { token })).toMatchObject({ status: 403 })
  expect(await provider.call('PUT', '/user', { data: {} }, { token })).toMatchObject({ status: 403 })
  provider.advance(70)
  const late = await provider.call('GET', '/admin/users', undefined, { token })
  expect(late).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
})

test('claim 29: ids must be UUIDs, and unknown ones and those of no person are not found', async () => {
  const provider = await aProvider()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const asked = (id: string) => provider.serve(method, `/admin/users/${id}`, method === 'GET' ? undefined : {})
    for (const id of [
      'not-a-uuid',
      '1',
      '..%2f..%2fuser',
      `${crypto.randomUUID()}x`,
      '00000000-0000-0000-0000-000000000007',
    ])
      expect(await asked(id)).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
    expect(await asked(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  }
})

test('the official client of a server makes, lists, reads, changes and deletes users', async () => {
  const provider = await aProvider()
  const admin = await provider.admin()
  const email = anAddress()
  const user_metadata = { full_name: 'Ada Lovelace' }
  const made = await admin.createUser({ email, password: 'correct horse battery', email_confirm: true, user_metadata })
  expect(made.error).toBeNull()
  const id = made.data.user?.id ?? ''
  expect(made.data.user).toMatchObject({ email, user_metadata, app_metadata: { provider: 'email' } })
  expect((await provider.signIn(email, 'correct horse battery')).status).toBe(200)
  expect(await provider.lettersTo(email)).toEqual([])
  expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })

  const listed = await admin.listUsers({ page: 1, perPage: 1 })
  expect(listed.data.users).toMatchObject([{ id, email, identities: [{ provider: 'email' }] }])

  const changed = await admin.updateUserById(id, { app_metadata: { plan: 'club' }, user_metadata: { full_name: null } })
  expect(changed.data.user).toMatchObject({ app_metadata: { provider: 'email', plan: 'club' }, user_metadata: {} })
  expect((await admin.getUserById(id)).data.user).toMatchObject({ app_metadata: { plan: 'club' } })

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect(await provider.db.select().from(users).where(eq(users.id, id))).toEqual([])
  expect(provider.reported).toEqual([])
})

test('users are listed in pages, the newest first, with their number and the way to the next page', async () => {
  const provider = await aProvider()
  const emails = [anAddress(), anAddress(), anAddress()]
  for (const email of emails) {
    provider.advance(1)
    await provider.serve('POST', '/admin/users', { email })
  }
  const first = await provider.serve('GET', '/admin/users?page=1&per_page=2')
  const second = await provider.serve('GET', '/admin/users?page=2&per_page=2')
  const listed = [first, second].flatMap(({ body }) => body.users as { email: string }[])
  expect(listed.slice(0, 3).map(({ email }) => email)).toEqual(emails.toReversed())
  expect(Number(first.headers.get('x-total-count'))).toBeGreaterThanOrEqual(3)
  expect(first.headers.get('link')).toContain('/auth/v1/admin/users?page=2&per_page=2>; rel="next"')
  const beyond = await provider.serve('GET', '/admin/users?page=1000000&per_page=1000')
  expect([beyond.body.users, beyond.headers.get('link')?.includes('next')]).toEqual([[], false])
  for (const query of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'per_page=0', 'per_page=1001', 'page=9999999999'])
    expect(await provider.serve('GET', `/admin/users?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
})

test.each([
  [{}, 'validation_failed'],
  [{ email: 'nobody' }, 'validation_failed'],
  [{ phone: '+4912345' }, 'phone_provider_disabled'],
  [{ email: 'a@example.org', password: 'short' }, 'weak_password'],
  [{ email: 'a@example.org', password_hash: '$2a$10$x' }, 'validation_failed'],
  [{ email: 'a@example.org', ban_duration: '1d' }, 'validation_failed'],
  [{ email: 'a@example.org', user_metadata: { text: 'x'.repeat(2001) } }, 'validation_failed'],
  [{ email: 'a@example.org', app_metadata: { text: 'x'.repeat(2001) } }, 'validation_failed'],
  [{ email: 'a@example.org', user_metadata: 'text' }, 'validation_failed'],
  [{ email: 'a@example.org', email_confirm: 'yes' }, 'validation_failed'],
])('a user of %j is refused as %s', async (body, code) => {
  const provider = await aProvider()
  expect((await provider.serve('POST', '/admin/users', body)).body.code).toBe(code)
})

/** Whether a person can still do what they could, by each way in. */
async function waysIn(provider: TestProvider, person: Awaited<ReturnType<TestProvider['aPerson']>>, code: string) {
  const { accessToken: token, refreshToken, email } = person
  const session = await provider.call('GET', '/user', undefined, { token })
  const refresh = await provider.refresh(refreshToken)
  const byCode = await provider.post('/verify', { type: 'recovery', email, token: code })
  return [session.body.code, refresh.body.code, byCode.body.code]
}

test('claim 19: a ban ends sessions and letters; it is told after the right password, ends by itself and can be lifted', async () => {
  const provider = await aProvider()
  const person = await provider.aPerson()
  const { email, password, userId } = person
  await provider.post('/recover', { email })
  const code = codeIn(await provider.letterTo(email))
  const ban = (ban_duration: string) => provider.serve('PUT', `/admin/users/${userId}`, { ban_duration })
  const banned = await ban('24h')
  expect(banned.status).toBe(200)
  expect(Date.parse(String(banned.body.banned_until))).toBeGreaterThan(Date.now())
  const over = ['session_not_found', 'refresh_token_not_found', 'otp_expired']
  expect(await waysIn(provider, person, code)).toEqual(over)
  expect((await provider.signIn(email, 'a wrong guess')).body.code).toBe('invalid_credentials')
  expect(await provider.signIn(email, password)).toMatchObject({ status: 400, body: { code: 'user_banned' } })
  expect(await ban('for ever')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect((await ban('none')).body.banned_until).toBeUndefined()
  expect((await provider.signIn(email, password)).status).toBe(200)
  await ban('1h')
  provider.advance(3601)
  expect((await provider.signIn(email, password)).status).toBe(200)
})

test('claim 19: a password that a server sets ends sessions and letters, and is told to the person', async () => {
  const provider = await aProvider()
  const person = await provider.aPerson()
  const { email, userId } = person
  await provider.post('/recover', { email })
  const code = codeIn(await provider.letterTo(email))
  const path = `/admin/users/${userId}`
  expect((await provider.serve('PUT', path, { password: 'short' })).body.code).toBe('weak_password')
  expect((await provider.serve('PUT', path, { password: 'a second password' })).status).toBe(200)
  const over = ['session_not_found', 'refresh_token_not_found', 'otp_expired']
  expect(await waysIn(provider, person, code)).toEqual(over)
  expect((await provider.signIn(email, 'a second password')).status).toBe(200)
  expect((await provider.letterTo(email)).subject).toContain('password')
})

test('claim 19: an address that a server sets ends sessions, must be free, and is confirmed only if the server says so', async () => {
  const provider = await aProvider()
  const [person, other] = [await provider.aPerson(), await provider.aPerson()]
  const path = `/admin/users/${person.userId}`
  expect(await provider.serve('PUT', path, { email: other.email })).toMatchObject({
    status: 422,
    body: { code: 'email_exists' },
  })
  expect((await provider.call('GET', '/user', undefined, { token: person.accessToken })).status).toBe(200)
  const email = anAddress()
  const moved = await provider.serve('PUT', path, { email })
  expect(moved.body).toMatchObject({ email, identities: [{ identity_data: { email, email_verified: false } }] })
  expect(moved.body.email_confirmed_at).toBeUndefined()
  expect((await provider.call('GET', '/user', undefined, { token: person.accessToken })).status).toBe(403)
  expect((await provider.signIn(email, person.password)).body.code).toBe('email_not_confirmed')
  const confirmed = await provider.serve('PUT', path, { email_confirm: true })
  expect(confirmed.body).toMatchObject({ identities: [{ identity_data: { email, email_verified: true } }] })
  expect((await provider.signIn(email, person.password)).status).toBe(200)
  expect((await provider.signIn(person.email, person.password)).body.code).toBe('invalid_credentials')
})

test('claim 19: the deletion of a user ends sessions and letters; a soft one keeps the id alone', async () => {
  const provider = await aProvider()
  for (const should_soft_delete of [undefined, true]) {
    const person = await provider.aPerson()
    await provider.post('/recover', { email: person.email })
    const code = codeIn(await provider.letterTo(person.email))
    const body = should_soft_delete ? { should_soft_delete } : undefined
    expect(await provider.serve('DELETE', `/admin/users/${person.userId}`, body)).toMatchObject({
      status: 200,
      body: {},
    })
    const [session, refresh, byCode] = await waysIn(provider, person, code)
    expect([refresh, byCode]).toEqual(['refresh_token_not_found', 'otp_expired'])
    expect(session).toBe(should_soft_delete ? 'session_not_found' : 'user_not_found')
    expect((await provider.signIn(person.email, person.password)).body.code).toBe('invalid_credentials')
    const rows = await provider.db.select().from(users).where(eq(users.id, person.userId))
    expect(JSON.stringify(rows)).not.toContain(person.email)
    expect(rows.map(({ deleted_at }) => deleted_at !== null)).toEqual(should_soft_delete ? [true] : [])
    const events = await provider.db
      .select({ kind: audit_log_entries.kind })
      .from(audit_log_entries)
      .where(eq(audit_log_entries.user_id, person.userId))
    expect(events).toContainEqual({ kind: 'user_deleted' })
    // The address is free again.
    expect((await provider.post('/signup', { email: person.email, password: 'a second password' })).status).toBe(200)
  }
})

test('while sign-up is closed, strangers are refused and the settings say so', async () => {
  let isOpen = false
  const provider = await aProvider({}, { signUpIsOpen: async () => isOpen })
  const signUp = () => provider.post('/signup', { email: anAddress(), password: 'correct horse battery' })
  expect(await signUp()).toMatchObject({ status: 422, body: { code: 'signup_disabled' } })
  expect((await provider.call('GET', '/settings')).body.disable_signup).toBe(true)
  const { email } = (await provider.serve('POST', '/invite', { email: anAddress() })).body as { email: string }
  expect(await provider.lettersTo(email)).toHaveLength(1)
  isOpen = true
  expect((await signUp()).status).toBe(200)
  expect((await provider.call('GET', '/settings')).body.disable_signup).toBe(false)
})

test('a person made by a server signs in as any other, and keeps what the server said of them', async () => {
  const provider = await aProvider()
  const email = anAddress()
  const body = { email, password: 'correct horse battery', email_confirm: true, role: 'service_role' }
  await provider.serve('POST', '/admin/users', body)
  const { accessToken: token } = sessionIn((await provider.signIn(email, 'correct horse battery')).body)
  expect((await provider.call('GET', '/user', undefined, { token })).body).toMatchObject({ role: 'authenticated' })
  expect((await provider.call('GET', '/admin/users', undefined, { token })).body.code).toBe('not_admin')
})
