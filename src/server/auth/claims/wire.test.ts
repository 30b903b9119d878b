import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { anAddress, aProvider, codeIn, linkTokenIn } from '#tests/support/server/auth-provider.ts'
import { audit_log_entries, users } from '../tables.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { timeLimit } from '../wire/time-limit.ts'

const password = 'correct horse battery'

test('a client of API version 2024-01-01 gets the code in `code`', async () => {
  const provider = await aProvider()
  const answer = await provider.signIn(anAddress(), password)
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
})

test.each(['', '2023-12-31', 'v2024-01-01', '2024-01-01-beta', 'yesterday'])(
  'a client of API version %j gets the older form',
  async (version) => {
    const provider = await aProvider()
    const headers = { 'x-supabase-api-version': version }
    const answer = await provider.signIn(anAddress(), password, { headers })
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(answer.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
  },
)

test('a page of another origin may send requests, and read the headers it needs', async () => {
  const provider = await aProvider()
  const wanted = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version'
  const asked = await fetch(`${provider.url}/token`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted,
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toBe(wanted)
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE')
  expect(asked.headers.get('access-control-max-age')).toBe('600')
  const refused = await provider.call('GET', '/user', undefined, { headers: { origin: 'https://app.example' } })
  expect(refused.headers.get('access-control-expose-headers')).toBe('X-Total-Count,Link,X-Supabase-Api-Version')
})

const badJson = { status: 400, body: { code: 'bad_json' } }

test.each(['', '{', 'null x'])('the body %j is bad JSON', async (body) => {
  const provider = await aProvider()
  for (const path of [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/verify',
    '/recover',
  ])
    expect(await provider.post(path, body)).toMatchObject(badJson)
})

test.each([
  ['/signup', '{"email":"\\u0000"}'],
  ['/token?grant_type=password', '{"password":"\\ud800"}'],
  ['/token?grant_type=refresh_token', '{"refresh_token":"\\u0000"}'],
  ['/verify', '{"type":"signup","token_hash":"\\udfff"}'],
  ['/recover', '{"email":"\\ud800a@example.org"}'],
  ['/signup', '{"data":{"\\ud800":1}}'],
  ['/signup', '{"data":{"a":["b",{"c":"\\u0000"}]}}'],
])('%s refuses a field that cannot be stored: %s', async (path, body) => {
  const provider = await aProvider()
  expect(await provider.post(path, body)).toMatchObject(badJson)
})

const nested = `${'['.repeat(8000)}${']'.repeat(8000)}`

test('data that are nested too deeply are refused', async () => {
  const provider = await aProvider()
  const body = `{"email":"${anAddress()}","password":"${password}","data":{"a":${nested}}}`
  expect(await provider.post('/signup', body)).toMatchObject(badJson)
  expect(provider.reported).toEqual([])
})

test('data may be nested 31 levels deep in the body, and no deeper', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  const change = (levels: number) =>
    provider.call('PUT', '/user', `{"data":{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}}`, { token })
  expect((await change(31)).status).toBe(200)
  expect(await change(32)).toMatchObject(badJson)
})

test('a field that is not read may hold anything', async () => {
  const provider = await aProvider()
  const body = `{"email":"${anAddress()}","\\ud800":"\\u0000","a":${nested}}`
  expect((await provider.post('/recover', body)).status).toBe(200)
})

const zeros = JSON.stringify(Array(8200).fill(0))
const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, key) => [`k${key}`, null])))
test.each([
  ['/signup', 'keys', keys],
  ['/token?grant_type=password', 'values', zeros],
  ['/token?grant_type=refresh_token', 'values', zeros],
  ['/verify', 'values', zeros],
  ['/recover', 'keys', keys],
])('claim 30: %s refuses a body of many small %s', async (path, _, data) => {
  const provider = await aProvider()
  const answer = await provider.post(path, `{"email":"a@example.org","data":${data}}`)
  expect(answer).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } })
})

test('claim 30: all texts at their longest fit into a body, together with all data that a user may have', async () => {
  const longest = (first: number) => String.fromCodePoint(...Array.from({ length: 1024 }, (_, index) => first + index))
  const provider = await aProvider()
  const { accessToken: token, password: current_password } = await provider.aPerson(longest(0x5000))
  const data = { note: 'x'.repeat(2000 - '{"note":""}'.length) }
  const body = { email: anAddress(), password: longest(0x6000), current_password, nonce: longest(0x7000), data }
  const answer = await provider.call('PUT', '/user', body, { token })
  expect(answer).toMatchObject({ status: 200, body: { user_metadata: data } })
})

test('claim 30: a body of more than 16 KiB is answered 413, with or without a declared length', async () => {
  const provider = await aProvider()
  const large = JSON.stringify({ email: anAddress(), password: 'x'.repeat(16_400) })
  expect(await provider.post('/signup', large)).toMatchObject({
    status: 413,
    body: { code: 'request_entity_too_large' },
  })
  const chunk = new TextEncoder().encode(' '.repeat(1024))
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent++ < 20) controller.enqueue(chunk)
      else controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
  expect((await fetch(`${provider.url}/signup`, init as RequestInit)).status).toBe(413)
})

const oddValues = [null, 1, true, [], {}, 'x', '\n', 'a@b', `${'a'.repeat(300)}@example.org`, 'a@b.c\r\nBcc: d@e.f']
test('odd values anywhere get a 4xx with a sentence and never a 5xx', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  const fields = ['email', 'phone', 'password', 'data', 'type', 'token', 'token_hash', 'refresh_token', 'nonce']
  const paths = [
    '/signup',
    '/token',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
    '/token?grant_type=id_token',
    '/verify',
    '/recover',
    '/resend',
  ]
  for (const path of paths) {
    for (const odd of [...oddValues, undefined]) {
      const body = Object.fromEntries(fields.map((field) => [field, odd]))
      const { status, body: answer } = await provider.post(path, odd === undefined ? [] : body, {
        address: `203.0.113.${fields.length}`,
      })
      expect({ path, odd, status: status >= 400 && status < 500 }).toEqual({ path, odd, status: true })
      expect(answer.message).toEqual(expect.any(String))
    }
  }
  for (const odd of oddValues) {
    const body = Object.fromEntries(fields.filter((field) => field !== 'data').map((field) => [field, odd]))
    const { status } = await provider.call('PUT', '/user', body, { token })
    expect(status).toBeLessThan(500)
  }
  expect(provider.reported).toEqual([])
})

const noPhone = { status: 400, body: { code: 'phone_provider_disabled', message: 'Phone signups are disabled' } }
const needs = (message: string) => ({ status: 400, body: { code: 'validation_failed', message } })

test.each([
  ['/recover', {}, needs('Password recovery requires an email')],
  ['/recover', { email: 'nobody' }, needs('Unable to validate email address: invalid format')],
  ['/recover', [], { status: 400, body: { message: expect.stringMatching(/^body: /) } }],
  ['/recover', { email: 1 }, { status: 400, body: { message: expect.stringMatching(/^email: /) } }],
  ['/resend', { type: 'sms' }, noPhone],
  ['/resend', { type: 'phone_change' }, noPhone],
  ['/resend', { type: 'signup', phone: '1' }, noPhone],
  ['/resend', { type: 'recovery' }, needs('Missing one of these types: signup, email_change, sms, phone_change')],
  ['/resend', { type: 'signup' }, needs('Unable to validate email address: invalid format')],
  [
    '/token?grant_type=password',
    { email: 'a@b.org', phone: '1' },
    needs('Only an email address or phone number should be provided on login.'),
  ],
  ['/token?grant_type=password', { phone: '1' }, { status: 422, body: { message: 'Phone logins are disabled' } }],
  ['/token?grant_type=password', {}, needs('missing email or phone')],
  ['/token?grant_type=refresh_token', {}, needs('refresh_token required')],
  [
    '/token?grant_type=pkce',
    { auth_code: 'a' },
    needs('invalid request: both auth code and code verifier should be non-empty'),
  ],
  [
    '/token?grant_type=pkce',
    { code_verifier: 'b' },
    needs('invalid request: both auth code and code verifier should be non-empty'),
  ],
  ['/signup', { email: 'nobody', password }, needs('Unable to validate email address: invalid format')],
  ['/signup', { email: 'a@b.org' }, needs('Signup requires a valid password')],
  [
    '/signup',
    { email: 'a@b.org', phone: '1' },
    needs('Only an email address or phone number should be provided on signup.'),
  ],
])('%s with %j says what is wrong', async (path, body, refusal) => {
  expect(await (await aProvider()).post(path, body)).toMatchObject(refusal)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('claim 30: a large body of a %s is refused', async (method) => {
  const provider = await aProvider()
  const answer = await provider.call(method, '/user', 'x'.repeat(16 * 1024 + 1))
  expect(answer).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } })
  expect(answer.headers.get('connection')).toBe('close')
  expect((await provider.call(method, '/user', ' '.repeat(16 * 1024))).status).not.toBe(413)
})

test('where the first request fails, the next one is answered', async () => {
  const provider = await aProvider()
  let failures = 0
  const db = new Proxy(provider.db, {
    get(target, name) {
      if (name !== 'insert') return Reflect.get(target, name)
      return (table: typeof users) => {
        if (table === users && failures++ === 0) throw new Error('disk full')
        return target.insert(table)
      }
    },
  }) as Database
  const broken = await aProvider({}, { db })
  expect((await broken.post('/recover', { email: anAddress() })).status).toBe(500)
  expect((await broken.post('/recover', { email: anAddress() })).status).toBe(200)
})

test('sign-up says what is wrong', async () => {
  const provider = await aProvider()
  const email = anAddress()
  const codeOf = async (body: object) => {
    const answer = await provider.post('/signup', body)
    return [answer.status, answer.body.code]
  }
  expect(await codeOf({ email: 'not an address', password })).toEqual([400, 'validation_failed'])
  expect(await codeOf({ email })).toEqual([400, 'validation_failed'])
  expect(await codeOf({ email, phone: '+4912345', password })).toEqual([400, 'validation_failed'])
  expect(await codeOf({ phone: '+4912345', password })).toEqual([400, 'phone_provider_disabled'])
  expect(await codeOf({})).toEqual([422, 'anonymous_provider_disabled'])
  const shut = await aProvider({ disableSignup: true })
  expect(await shut.post('/signup', {})).toMatchObject({ status: 422, body: { code: 'signup_disabled' } })
})

test('endpoints this provider does not offer are answered as features that are off', async () => {
  const provider = await aProvider()
  const { accessToken: token } = await provider.aPerson()
  const id = '00000000-0000-4000-8000-000000000000'
  const cases = [
    ['POST', '/otp', 422, 'otp_disabled'],
    ['POST', '/magiclink', 422, 'otp_disabled'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/sso/saml/metadata', 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['GET', '/callback', 400, 'bad_oauth_callback'],
    ['POST', '/callback', 400, 'bad_oauth_callback'],
    ['GET', '/user/identities/authorize?provider=google', 404, 'manual_linking_disabled'],
    ['DELETE', `/user/identities/${id}`, 404, 'manual_linking_disabled'],
    ['POST', '/factors', 422, 'mfa_totp_enroll_not_enabled'],
    ['POST', `/factors/${id}/challenge`, 422, 'mfa_totp_verify_not_enabled'],
    ['POST', `/factors/${id}/verify`, 422, 'mfa_totp_verify_not_enabled'],
    ['DELETE', `/factors/${id}`, 404, 'mfa_factor_not_found'],
    ['POST', '/token?grant_type=pkce', 404, 'flow_state_not_found'],
    ['POST', '/token?grant_type=id_token', 400, 'provider_disabled'],
    ['POST', '/token?grant_type=other', 400, 'invalid_credentials'],
    ['GET', '/oauth/authorize', 404, 'not_found'],
    ['GET', '/nothing', 404, 'not_found'],
    ['DELETE', '/user', 404, 'not_found'],
  ] as const
  for (const [method, path, status, code] of cases) {
    const body = method === 'POST' ? { auth_code: 'a', code_verifier: 'b' } : undefined
    expect(await provider.call(method, path, body, { token })).toMatchObject({ status, body: { code } })
    const isForAthletes = /^(manual_linking|mfa)_/.test(code)
    const ofStranger = isForAthletes ? { status: 401, body: { code: 'no_authorization' } } : { status, body: { code } }
    expect(await provider.call(method, path, body), path).toMatchObject(ofStranger)
  }
})

test('claim 29: no user is treated as an administrator, whatever their token or body claims', async () => {
  const provider = await aProvider()
  const { accessToken: token, email } = await provider.aPerson()
  for (const path of ['/admin/users', '/admin/users/not-a-uuid', '/admin/generate_link', '/admin/audit', '/invite']) {
    expect((await provider.post(path, {})).status).toBe(401)
    expect(await provider.post(path, {}, { token })).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  }
  const claimed = { app_metadata: { role: 'service_role' } }
  expect(await provider.call('PUT', '/user', claimed, { token })).toMatchObject({
    status: 403,
    body: { code: 'not_admin' },
  })
  await provider.call('PUT', '/user', { role: 'service_role', aud: 'x', is_anonymous: true, data: { a: 1 } }, { token })
  const other = anAddress()
  const extra = { role: 'service_role', app_metadata: { admin: true }, email_confirmed_at: '2020-01-01', id: 'mine' }
  await provider.post('/signup', { email: other, password, ...extra })
  for (const address of [email, other]) {
    const [user] = await provider.db.select().from(users).where(eq(users.email, address))
    expect(user?.raw_app_meta_data).toEqual({ provider: 'email', providers: ['email'] })
  }
  const [unconfirmed] = await provider.db.select().from(users).where(eq(users.email, other))
  expect(unconfirmed?.email_confirmed_at).toBeNull()
})

test('claim 30: events of an account are recorded with user and IP address, and without secrets', async () => {
  const provider = await aProvider()
  const { email, userId, accessToken: token } = await provider.aPerson()
  await provider.signIn(email, 'a wrong guess', { address: '203.0.113.7' })
  await provider.signIn(email, password)
  await provider.post('/recover', { email })
  await provider.call('GET', '/reauthenticate', undefined, { token })
  await provider.call('PUT', '/user', { data: { nick: 'R' } }, { token })
  await provider.call('PUT', '/user', { password: 'a second password' }, { token })
  await provider.call('POST', '/logout', undefined, { token })
  const events = await provider.db.select().from(audit_log_entries).where(eq(audit_log_entries.user_id, userId))
  const kinds = events.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([
    'login',
    'login_failed',
    'logout',
    'user_confirmation_requested',
    'user_confirmed',
    'user_modified',
    'user_reauthenticate_requested',
    'user_recovery_requested',
    'user_signedup',
    'user_updated_password',
  ])
  expect(events.find(({ kind }) => kind === 'login_failed')?.ip).toBe('203.0.113.7')
  expect(JSON.stringify(events)).not.toMatch(/horse|guess|second password/)
})

test('claim 30: an error of the database is reported without the values of the query', async () => {
  const provider = await aProvider()
  const person = await provider.aPerson()
  await provider.post('/recover', { email: person.email })
  const letter = await provider.letterTo(person.email)
  const secrets = [person.email, person.password, codeIn(letter), linkTokenIn(letter)]
  const failing = new Proxy(provider.db, {
    get(target, name) {
      if (name !== 'select') return Reflect.get(target, name)
      return () => {
        throw Object.assign(
          new Error(`Failed query: select\nparams: ${secrets.join()}`, { cause: new Error('disk full') }),
          {
            query: 'select',
            params: secrets,
          },
        )
      }
    },
  }) as Database
  const spoken: string[] = []
  for (const method of ['log', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void spoken.push(words.map(String).join(' ')))
  const broken = await aProvider({}, { db: failing })
  const answer = await broken.signIn(person.email, person.password)
  vi.restoreAllMocks()
  expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } })
  const told = [...broken.reported.flatMap(({ message, stack }) => [message, stack]), ...spoken, JSON.stringify(answer)]
  expect(told.join()).toContain('disk full')
  for (const secret of secrets) expect(told.join()).not.toContain(secret)
})

test('a request that takes too long is answered 503 with Retry-After', async () => {
  const app = new Hono()
  app.use(timeLimit(1))
  app.get('/', () => new Promise<never>(() => undefined))
  const refusals: Error[] = []
  app.onError((error, context) => {
    refusals.push(error)
    return context.body(null, error instanceof AuthRefusal ? error.status : 500)
  })
  expect((await app.request('/')).status).toBe(503)
  expect(refusals).toMatchObject([{ code: 'request_timeout', retryAfterSeconds: 2 }])
})

test('answers are not cached, and /health answers', async () => {
  const provider = await aProvider()
  const health = await provider.call('GET', '/health')
  expect(health.body).toMatchObject({ name: 'GoTrue', version: expect.any(String), description: expect.any(String) })
  expect((await provider.signIn(anAddress(), password)).headers.get('cache-control')).toBe('no-store')
})

test('requests for letters from one network are limited in five minutes', async () => {
  const provider = await aProvider({ letterRequestsPerNetwork: 3 })
  const statuses = []
  for (let round = 0; round < 4; round++)
    statuses.push((await provider.post('/recover', { email: anAddress() })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const elsewhere = await provider.post('/recover', { email: anAddress() }, { address: '198.51.100.9' })
  expect(elsewhere.status).toBe(200)
})

test('mounted below a path of a larger app, it answers with its own refusals', async () => {
  const provider = await aProvider()
  const app = new Hono()
  app.onError((_, context) => context.text('the larger app', 500))
  app.route('/auth/v1', provider.auth)
  const refused = await app.request('/auth/v1/user')
  expect(await refused.json()).toMatchObject({ error_code: 'no_authorization' })
  expect((await app.request('/auth/v1/nothing')).status).toBe(404)
  expect((await app.request('/auth/v1/health')).status).toBe(200)
})
