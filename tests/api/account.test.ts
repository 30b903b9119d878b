import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anApp, type TestApp, theApp } from '#tests/support/server/app.ts'
import { aForeignProvider } from '#tests/support/server/foreign-provider.ts'
import { anAthlete, anEmail, aStranger } from '#tests/support/server/people.ts'

const person = { password: 'a long walk home', full_name: 'Sam Sample' }

test('a new athlete has a profile with the fields of the sign-up', async () => {
  const { api, id, email } = await anAthlete()
  expect(await api('get /api/user', {})).toEqual({
    id,
    role: 'athlete',
    full_name: 'Robin Example',
    email,
    timezone: 'Europe/Berlin',
    leaves_at: null,
    subscription: null,
    meta: { service_connections: [], athlete_metrics: {}, preferences: {} },
    access: { generate: false, trial_ends_at: null, generations: null },
  })
})

test('/api/user and /api/user/ answer the same', async () => {
  const { fetch } = await anAthlete()
  const [one, other] = await Promise.all([fetch('/api/user'), fetch('/api/user/')])
  expect(await other.json()).toEqual(await one.json())
  const changed = await fetch('/api/user/', { method: 'PUT', body: '{"timezone":"Asia/Tokyo"}' })
  expect(await changed.json()).toMatchObject({ timezone: 'Asia/Tokyo' })
})

test('sign-up answers the same for a new, an unconfirmed and a known address', async () => {
  const { api } = aStranger(await theApp())
  const { email: known } = await anAthlete()
  const email = anEmail()
  for (const address of [email, email, known, known.toUpperCase()])
    expect(await api('post /api/auth/signup', { ...person, email: address })).toEqual({})
})

test('a server that confirms no addresses says so at sign-up, for a new and for a known address', async () => {
  const app = await anApp({ auth: { autoconfirm: true } })
  const { api } = aStranger(app)
  const email = anEmail()
  for (const full_name of ['Sam Sample', 'Somebody Else'])
    expect(await api('post /api/auth/signup', { ...person, full_name, email })).toEqual({ confirmed: true })
  expect((await withToken(app.url, await signIn(app.url, email, person.password))).status).toBe(200)

  const foreign = await anApp({ environment: { AUTH_URL: `${app.url}/auth/v1` } })
  const other = { ...person, email: anEmail() }
  expect(await aStranger(foreign).api('post /api/auth/signup', other)).toEqual({ confirmed: true })
  await foreign.close()
  await app.close()
})

test('the operator finds one athlete by an address, even if others have tried to sign up with it', async () => {
  const app = await theApp()
  const foreign = await anApp({ environment: { AUTH_URL: `${app.url}/auth/v1` } })
  const { email } = await anAthlete({ app })
  for (const { api } of [aStranger(app), aStranger(foreign)])
    for (const address of [email, email.toUpperCase()])
      await api('post /api/auth/signup', { ...person, email: address })
  await Promise.all([app.settled(), foreign.settled()])
  expect(await app.operate(['user', 'plan', email, 'standard'])).toEqual({
    output: `${email} has the plan standard from now on.`,
    exitCode: 0,
  })
  const rows = (await app.operate(['user', 'list'])).output.split('\n')
  expect(rows.filter((row) => row.startsWith(email))).toHaveLength(1)
  await foreign.close()
})

test.each([
  [{ password: 'short' }, 'password'],
  [{ password: 'password1' }, 'password'],
  [{ password: '' }, 'password'],
  [{ email: 'nobody' }, 'email'],
  [{ full_name: ' ' }, 'full_name'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ role: 'admin' }, 'role'],
])('a sign-up with %j is refused at %s, with a sentence', async (wrong, field) => {
  const { fetch } = aStranger(await theApp())
  const body = JSON.stringify({ ...person, email: anEmail(), ...wrong })
  const answer = await fetch('/api/auth/signup', { method: 'POST', body })
  expect(answer.status).toBe(400)
  const { error, fields } = await answer.json()
  expect(Object.keys(fields)).toEqual([field])
  expect(error).toMatch(/^[A-Z][a-z]+ .+/)
})

test.each(['\\u0000', '\\ud800', '\\udc00'])(
  'a name that contains %s is refused at sign-up and in the profile',
  async (bad) => {
    const { fetch } = await anAthlete()
    const name = `"full_name":"Sam${bad}"`
    const signUp = `{"email":"${anEmail()}","password":"${person.password}",${name}}`
    expect((await fetch('/api/auth/signup', { method: 'POST', body: signUp })).status).toBe(400)
    expect((await fetch('/api/user', { method: 'PUT', body: `{${name}}` })).status).toBe(400)
  },
)

test('a server without sign-ups says so', async () => {
  const app = await anApp({ auth: { disableSignup: true } })
  await expect(aStranger(app).api('post /api/auth/signup', { ...person, email: anEmail() })).rejects.toMatchObject({
    status: 403,
    code: 'not-allowed',
  })
  await app.close()
})

test('a forgotten password gets the same answer for every address, and a letter only for a known one', async () => {
  const app = await theApp()
  const { api } = aStranger(app)
  const { email } = await anAthlete()
  const nobody = anEmail()
  expect(await api('post /api/user/forgot-password', { email })).toEqual({})
  expect(await api('post /api/user/forgot-password', { email: nobody })).toEqual({})
  expect(await app.lettersTo(email)).toHaveLength(2)
  expect(await app.lettersTo(nobody)).toHaveLength(0)
})

test('a new password ends all other sessions at once, and keeps this one', async () => {
  const { api, fetch, email, password } = await anAthlete()
  const app = await theApp()
  const other = await signIn(app.url, email, password)
  expect((await withToken(app.url, other)).status).toBe(200)

  const changed = await api('put /api/user', { password: 'another long walk', timezone: 'Asia/Tokyo' })
  expect(changed.timezone).toBe('Asia/Tokyo')
  expect((await withToken(app.url, other)).status).toBe(401)
  expect((await fetch('/api/user')).status).toBe(200)
  await expect(signIn(app.url, email, password)).rejects.toThrow('400')
  await signIn(app.url, email, 'another long walk')
})

test('a day after signing in a new password needs the current one or a mailed code, and in a recovery session neither', async () => {
  const app = await anApp({ auth: { tokenSeconds: 2 * 24 * 60 * 60 } })
  const { api, fetch, email, password } = await anAthlete({ app })
  await api('put /api/user', { password: 'a second long walk' })
  app.advance(24 * 60 * 60 * 1000)
  const bare = api('put /api/user', { full_name: 'Sam', password: 'a third long walk' })
  await expect(bare).rejects.toMatchObject({
    status: 400,
    fields: { nonce: 'You signed in more than a day ago, so a new password needs a proof that it is you.' },
  })
  expect((await api('get /api/user', {})).full_name).toBe('Robin Example')
  const wrong = api('put /api/user', { password: 'a third long walk', current_password: password })
  await expect(wrong).rejects.toMatchObject({ fields: { current_password: 'Current password is not right.' } })
  await api('put /api/user', { password: 'a third long walk', current_password: 'a second long walk' })

  expect((await fetch('/auth/v1/reauthenticate')).status).toBe(200)
  const nonce = /^\d{6}$/m.exec((await app.lettersTo(email)).at(-1)?.text ?? '')?.[0] ?? ''
  const guessed = api('put /api/user', { password: 'a fourth long walk', nonce: nonce === '000000' ? '1' : '000000' })
  await expect(guessed).rejects.toMatchObject({ fields: { nonce: 'This code is not right, or it has expired.' } })
  await api('put /api/user', { password: 'a fourth long walk', nonce })

  await api('post /api/user/forgot-password', { email })
  const token_hash = new URL((await app.lettersTo(email)).at(-1)?.link ?? '').searchParams.get('token_hash')
  const recovered = await aStranger(app).fetch('/auth/v1/verify', {
    method: 'POST',
    body: JSON.stringify({ type: 'recovery', token_hash }),
  })
  const { access_token } = (await recovered.json()) as { access_token: string }
  const changed = await aStranger(app).fetch('/api/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ password: 'a fifth long walk' }),
  })
  expect(changed.status).toBe(200)
  await app.close()
})

test('a weak new password changes nothing', async () => {
  const { api } = await anAthlete()
  await expect(api('put /api/user', { password: 'short', full_name: 'Other' })).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.stringMatching(/8 characters/) },
  })
  expect((await api('get /api/user', {})).full_name).toBe('Robin Example')
})

test('name and time zone can be changed; a blank name or address changes nothing', async () => {
  const { api, email } = await anAthlete()
  expect(await api('put /api/user', { full_name: ' Robin Second ', email })).toMatchObject({
    full_name: 'Robin Second',
    email,
  })
  expect(await api('put /api/user', { full_name: '  ', email: '' })).toMatchObject({ full_name: 'Robin Second', email })
  await expect(api('put /api/user', { timezone: 'Nowhere/Land' })).rejects.toMatchObject({ status: 400 })
  await expect(api('put /api/user', { email: 'nobody' })).rejects.toMatchObject({ status: 400 })
})

test('a new address is valid after both letters are confirmed, and not before', async () => {
  const app = await anApp()
  const { api, email } = await anAthlete({ app })
  const next = anEmail()
  expect((await api('put /api/user', { email: next })).email).toBe(email)
  // Asked for once more, both letters are sent again, at most once a minute.
  await expect(api('put /api/user', { email: next })).rejects.toMatchObject({ status: 429 })
  app.advance(61_000)
  await api('put /api/user', { email: next })
  expect(await app.lettersTo(next)).toHaveLength(2)
  for (const address of [email, next]) {
    const letter = (await app.lettersTo(address)).at(-1)
    const token_hash = new URL(letter?.link ?? '').searchParams.get('token_hash')
    const answer = await fetch(`${app.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'email_change', token_hash }),
    })
    expect(answer.status).toBe(200)
  }
  const token = await signIn(app.url, next, 'a long walk home')
  expect(await (await withToken(app.url, token)).json()).toMatchObject({ email: next })
  await app.close()
})

test('a letter of a new address counts once and for a day, and half a change changes nothing', async () => {
  const app = await anApp()
  const { api, email, password } = await anAthlete({ app })
  const next = anEmail()
  await api('put /api/user', { email: next })
  const open = async (address: string) => {
    const token_hash = new URL((await app.lettersTo(address)).at(-1)?.link ?? '').searchParams.get('token_hash')
    const answer = await fetch(`${app.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'email_change', token_hash }),
    })
    return answer.status
  }
  expect([await open(next), await open(next)]).toEqual([200, 403])
  app.advance(24 * 60 * 60 * 1000)
  expect(await open(email)).toBe(403)
  await signIn(app.url, email, password)
  await expect(signIn(app.url, next, password)).rejects.toThrow()
  await app.close()
})

test('new metrics are merged with the stored ones; an empty one is removed', async () => {
  const { api } = await anAthlete()
  const save = async (athlete_metrics: Record<string, unknown>) =>
    (await api('put /api/user', { meta: { athlete_metrics } })).meta.athlete_metrics
  expect(await save({ running_threshold_pace: '4:30', running_unit: 'miles' })).toEqual({
    running_threshold_pace: '4:30',
    running_unit: 'miles',
  })
  expect(await save({ cycling_ftp: 250, swimming_css: '1:45' })).toMatchObject({
    running_threshold_pace: '4:30',
    cycling_ftp: 250,
  })
  expect(await save({ cycling_ftp: null, swimming_css: '' })).toEqual({
    running_threshold_pace: '4:30',
    running_unit: 'miles',
  })
  expect(await save({ threshold_heart_rate: 168, resting_heart_rate: 48 })).toMatchObject({
    running_threshold_pace: '4:30',
    threshold_heart_rate: 168,
    resting_heart_rate: 48,
  })
  expect(await save({ pool_length: 33.33, weight: 64.5 })).toMatchObject({ pool_length: 33.33, weight: 64.5 })
  await expect(save({ pool_length: 5 })).rejects.toMatchObject({ status: 400 })
  await expect(save({ weight: 19 })).rejects.toMatchObject({ status: 400 })
  await expect(save({ resting_heart_rate: 170 })).rejects.toMatchObject({
    status: 400,
    message: 'Your heart rate at rest is below the one at threshold: check both figures.',
  })
  await expect(save({ threshold_heart_rate: 300 })).rejects.toMatchObject({ status: 400 })
  await expect(save({ cycling_ftp: 0 })).rejects.toMatchObject({ status: 400 })
  await expect(save({ running_threshold_pace: '4:75' })).rejects.toMatchObject({ status: 400 })
  await expect(save({ vo2max: 60 })).rejects.toMatchObject({ status: 400 })
})

test('preferences are kept one by one, beside the metrics', async () => {
  const { api } = await anAthlete()
  const save = async (preferences: object) => (await api('put /api/user', { meta: { preferences } })).meta
  expect((await save({ distances: 'imperial' })).preferences).toEqual({ distances: 'imperial' })
  await api('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 250 } } })
  await save({ week_start: 'sunday', theme: 'dark' })
  expect(await save({ distances: 'as_written' })).toMatchObject({
    athlete_metrics: { cycling_ftp: 250 },
    preferences: { distances: 'as_written', week_start: 'sunday', theme: 'dark' },
  })
  expect((await api('put /api/user', { meta: {}, full_name: 'Robin' })).meta.preferences).toHaveProperty(
    'theme',
    'dark',
  )
})

test('preferences and metrics that are saved at the same time are all kept', async () => {
  const { api } = await anAthlete()
  await Promise.all([
    api('put /api/user', { meta: { preferences: { theme: 'light' } } }),
    api('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 260 } } }),
    api('put /api/user', { meta: { preferences: { week_start: 'saturday' } } }),
    api('put /api/user', { meta: { athlete_metrics: { weight: 70 }, preferences: { distances: 'metric' } } }),
  ])
  expect((await api('get /api/user', {})).meta).toMatchObject({
    athlete_metrics: { cycling_ftp: 260, weight: 70 },
    preferences: { theme: 'light', week_start: 'saturday', distances: 'metric' },
  })
})

test.each([
  [{ theme: 'sepia' }, 'theme', 'theme must be one of device, light or dark.'],
  [{ week_start: 'Monday' }, 'week_start', 'week_start must be one of monday, sunday or saturday.'],
  [{ distances: 'nautical' }, 'distances', 'distances must be one of as_written, metric or imperial.'],
  [{ theme: null }, 'theme', 'theme must be one of device, light or dark.'],
  [{ colour: 'red' }, 'colour', 'There is no field colour here.'],
])('preferences of %j are refused with a sentence, and nothing is changed', async (preferences, field, sentence) => {
  const { api, fetch } = await anAthlete()
  await api('put /api/user', { meta: { preferences: { theme: 'dark' } } })
  const body = JSON.stringify({ full_name: 'Other', meta: { preferences } })
  const answer = await fetch('/api/user', { method: 'PUT', body })
  expect(answer.status).toBe(400)
  expect((await answer.json()).fields).toEqual({ [`meta.preferences.${field}`]: sentence })
  expect(await api('get /api/user', {})).toMatchObject({
    full_name: 'Robin Example',
    meta: { preferences: { theme: 'dark' } },
  })
})

test('an address in ADMIN_EMAILS makes an admin once it is confirmed, and not before', async () => {
  const email = anEmail()
  const app = await anApp({ environment: { ADMIN_EMAILS: `someone@example.org, ${email.toUpperCase()}` } })
  const row = async () => (await app.operate(['user', 'list'])).output.split('\n').find((one) => one.startsWith(email))
  await aStranger(app).api('post /api/auth/signup', { ...person, email })
  await app.settled()
  expect(await row()).toMatch(/Sam Sample +athlete +none +no$/)
  const token = await confirmAddress(app, email)
  // Before the athlete has called anything.
  expect(await row()).toMatch(/Sam Sample +admin +none +yes$/)
  expect(await (await withToken(app.url, token)).json()).toMatchObject({ role: 'admin' })
  await app.close()
})

test('an address that a foreign provider has not confirmed makes no admin', async () => {
  const email = anEmail()
  const user = { id: randomUUID(), email }
  const provider = await aForeignProvider(user)
  const app = await anApp({ environment: { AUTH_URL: provider.url, ADMIN_EMAILS: email } })
  const roleOf = async () => (await (await withToken(app.url, await provider.token())).json()).role
  expect(await roleOf()).toBe('athlete')
  Object.assign(user, { email_confirmed_at: '2026-03-14T07:00:00Z' })
  expect(await roleOf()).toBe('admin')
  await app.close()
  provider.close()
})

test('an athlete’s own address in capitals is no change', async () => {
  const email = anEmail()
  const provider = await aForeignProvider({ id: randomUUID(), email })
  const app = await anApp({ environment: { AUTH_URL: provider.url } })
  const headers = { authorization: `Bearer ${await provider.token()}` }
  const change = (wanted: string) =>
    fetch(`${app.url}/api/user`, { method: 'PUT', headers, body: JSON.stringify({ email: wanted }) })
  expect((await change(email.toUpperCase())).status).toBe(200)
  expect(provider.asked).not.toContain('PUT /user')
  expect((await change(anEmail())).status).toBe(200)
  expect(provider.asked).toContain('PUT /user')
  await app.close()
  provider.close()
})

test('after sign-ups with two passwords an athlete has the name and time zone of neither', async () => {
  const app = await anApp()
  const { api } = aStranger(app)
  const email = anEmail()
  await api('post /api/auth/signup', { ...person, full_name: 'Mallory', timezone: 'Asia/Tokyo', email })
  app.advance(61_000)
  await api('post /api/auth/signup', { ...person, password: 'my own long walk', timezone: 'Europe/Oslo', email })
  const token = await confirmAddress(app, email)
  const profile = await (await withToken(app.url, token)).json()
  expect(profile).toMatchObject({ full_name: '', timezone: 'UTC' })
  await app.close()
})

test('a name can have 200 characters, whatever their bytes', async () => {
  const { api } = await anAthlete()
  const name = '😀'.repeat(200)
  expect((await api('put /api/user', { full_name: name })).full_name).toBe(name)
  await expect(api('put /api/user', { full_name: `${name}x` })).rejects.toMatchObject({ status: 400 })
  const signUp = { ...person, full_name: name, email: anEmail() }
  expect(await aStranger(await theApp()).api('post /api/auth/signup', signUp)).toEqual({})
})

test.each(['POST /api/auth/signup', 'POST /api/user/forgot-password', 'PUT /api/user'])(
  '%s refuses an address of nine kilobytes by its length',
  async (operation) => {
    const { fetch } = await anAthlete()
    const [method = '', path = ''] = operation.split(' ')
    const body = JSON.stringify({ email: `a@${'a.'.repeat(4500)}org`, ...(path.endsWith('signup') ? person : {}) })
    const answer = await fetch(path, { method, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual({ email: 'An email address has at most 254 characters.' })
  },
)

/** Confirms an address by the link of its newest letter; returns the access token of the new session. */
async function confirmAddress(app: TestApp, email: string): Promise<string> {
  const letter = (await app.lettersTo(email)).at(-1)
  const token_hash = new URL(letter?.link ?? '').searchParams.get('token_hash')
  const answer = await fetch(`${app.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash }),
  })
  return (await answer.json()).access_token
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in was answered with ${answer.status}`)
  return (await answer.json()).access_token
}

const withToken = (url: string, token: string) =>
  fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } })
