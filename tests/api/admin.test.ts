import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contracts from '#contracts/admin.ts'
import { athletes, failed_letters, letters } from '#server/db/tables.ts'
import { createLog } from '#server/http/log/log.ts'
import { createDelivery } from '#server/mail/delivery.ts'
import { LetterRefused } from '#server/mail/letter.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, type TestApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, anEmail, aStranger } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'
import { validBodies } from '#tests/support/server/valid-bodies.ts'
import type { OutputOf } from '#web/lib/api.ts'

const nobodys = '01900000-0000-7000-8000-000000000000'
const specs = Object.values(contracts).flatMap((value) =>
  typeof value === 'object' && value !== null && 'spec' in value ? [value.spec] : [],
)

async function answerOf({ fetch }: Pick<Athlete, 'fetch'>, spec: { method: string; path: string }) {
  const body = validBodies[`${spec.method} ${spec.path}`]
  const answer = await fetch(spec.path.replace('{id}', nobodys), {
    method: spec.method.toUpperCase(),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, ...((await answer.json()) as { code?: string }) }
}

let people: Promise<Record<string, Athlete>> | undefined
/** One athlete of each kind, for all tests of rights. */
async function peopleOfEachKind(): Promise<Record<string, Athlete>> {
  return {
    free: await anAthlete(),
    paid: await anAthlete({ plan: 'standard' }),
    premium: await anAthlete({ plan: 'premium' }),
    'beta tester': await anAthlete({ role: 'beta_tester' }),
    admin: await anAthlete({ role: 'admin' }),
  }
}

test.each(specs.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  '%s is for admins alone',
  async (_, spec) => {
    expect(await answerOf(aStranger(await theApp()), spec)).toMatchObject({ status: 401, code: 'no-token' })
    people ??= peopleOfEachKind()
    for (const [kind, person] of Object.entries(await people)) {
      const { status, code } = await answerOf(person, spec)
      if (kind === 'admin') expect([200, 404]).toContain(status)
      else expect([status, code], kind).toEqual([403, 'not-allowed'])
    }
  },
)

test('an admin whose role is taken away can do nothing here from that moment on', async () => {
  const admin = await anAthlete({ role: 'admin' })
  expect((await admin.fetch('/api/admin/athletes')).status).toBe(200)
  await (await theApp()).operate(['user', 'role', admin.email, 'athlete'])
  expect((await admin.fetch('/api/admin/athletes')).status).toBe(403)
})

test('whoever ADMIN_EMAILS names is an admin here too', async () => {
  const email = anEmail()
  const app = await anApp({ environment: { ADMIN_EMAILS: email } })
  const { api, id } = await anAthlete({ app, email })
  const { data } = await api('get /api/admin/athletes', { search: email })
  expect(data).toMatchObject([{ id, role: 'admin', named_admin: true }])
  await app.close()
})

/** Athletes whose addresses and names begin with a word of their own. */
async function aCrowd({ db }: TestApp, size: number) {
  const word = `q${randomUUID().slice(0, 8)}`
  const rows = Array.from({ length: size }, (_, n) => ({
    id: randomUUID(),
    email: `${word}-${String(n).padStart(3, '0')}@example.org`,
    full_name: `Robin van ${word.toUpperCase()}`,
  }))
  await db.insert(athletes).values(rows)
  return { word, ids: rows.map(({ id }) => id) }
}

type Listed = OutputOf<'get /api/admin/athletes'>

async function everyPage({ api }: Athlete, search: string) {
  const pages: string[][] = []
  let after: string | null = null
  do {
    const page: Listed = await api('get /api/admin/athletes', { search, ...(after ? { after } : {}) })
    pages.push(page.data.map(({ id }) => id))
    after = page.next
  } while (after)
  return pages
}

test('athletes are found by the beginning of address, name and family name, each once, in pages of fifty', async () => {
  const app = await theApp()
  const admin = await anAthlete({ role: 'admin' })
  const { word, ids } = await aCrowd(app, 120)
  for (const search of [word, word.toUpperCase(), ` ${word} `]) {
    const pages = await everyPage(admin, search)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    // By their address, in its order; their family name finds them too, but not again.
    expect(pages.flat()).toEqual(ids)
  }
  const other = randomUUID()
  await app.db.insert(athletes).values({ id: other, email: `x${other}@example.org`, full_name: `${word}a Example` })
  expect((await everyPage(admin, word)).flat()).toEqual([...ids, other])
  expect((await everyPage(admin, `${word}-007@EXAMPLE`)).flat()).toEqual([ids[7]])
  expect((await everyPage(admin, `robin van ${word}`)).flat().toSorted()).toEqual(ids.toSorted())
  for (const id of [other, other.toUpperCase()]) expect(await everyPage(admin, id)).toEqual([[other]])
  const named = randomUUID()
  await app.db.insert(athletes).values({ id: named, email: `${randomUUID()}@example.org`, full_name: other })
  expect(await everyPage(admin, other)).toEqual([[other]])
  for (const search of ['%', '_', `${word}%`, `%${word.slice(1)}`, "'", 'a\u{10ffff}', '🏊'])
    expect(await everyPage(admin, search), search).toEqual([[]])
})

test('without a search the newest athletes come first, and every page goes on where the one before ended', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const { ids } = await aCrowd(app, 60)
  // Some of them came in the same microsecond.
  await app.db.execute(sql`update athletes set created_at = now() + interval '1 day' where id in ${ids}`)
  const first = await admin.api('get /api/admin/athletes', {})
  const second = await admin.api('get /api/admin/athletes', { after: first.next ?? '' })
  const listed = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.slice(0, 60).toSorted()).toEqual(ids.toSorted())
  await app.db.execute(sql`update athletes set created_at = now() where id in ${ids}`)
  await app.close()
})

test('a page of another list, or of none, is refused with a sentence', async () => {
  const admin = await anAthlete({ role: 'admin' })
  const { word } = await aCrowd(await theApp(), 51)
  const { next } = await admin.api('get /api/admin/athletes', { search: word })
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const id = nobodys
  for (const after of [
    next ?? '',
    'x',
    '',
    made(null),
    ...[
      ...[
        'soon',
        '0',
        '99',
        '1 (x)',
        'infinity',
        '2026-01-01',
        '2026-02-30T00:00:00.000000Z',
        '-000001-01-01T00:00:00Z',
      ],
      ...['0000-01-01T00:00:00.000000Z', '+275760-09-12T00:00:00Z', '2026-01-01T00:00:00.000000+23:59'],
    ].map((key) => made({ stage: 'newest', key, id })),
    made({ stage: 'newest', key: '2026-01-01T00:00:00.000000Z', id: 'x' }),
    made({ stage: 'other', key: 'a', id }),
  ])
    await expect(admin.api('get /api/admin/athletes', { after })).rejects.toMatchObject({
      status: 400,
      fields: { after: expect.any(String) },
    })
  const odd = made({ stage: 'email', key: 'a\0', id })
  await expect(admin.api('get /api/admin/athletes', { search: 'a', after: odd })).rejects.toMatchObject({ status: 400 })
})

test('what is listed of an athlete is true, and when they were last here is exact to an hour', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const athlete = await anAthlete({ app, plan: 'premium', role: 'beta_tester' })
  const read = async () => (await admin.api('get /api/admin/athletes', { search: athlete.email })).data[0]
  const first = await read()
  expect(first).toMatchObject({
    ...{ id: athlete.id, email: athlete.email, full_name: 'Robin Example', role: 'beta_tester', plan: 'premium' },
    ...{ named_admin: false, is_confirmed: true, disabled_at: null, leaves_at: null },
  })
  expect(Math.abs(Date.parse(first?.last_seen_at ?? '') - app.now().getTime())).toBeLessThan(60_000)
  app.advance(50 * 60_000)
  await athlete.fetch('/api/user')
  expect((await read())?.last_seen_at).toBe(first?.last_seen_at)
  app.advance(9 * 60_000 + 59_000)
  await athlete.fetch('/api/user')
  expect((await read())?.last_seen_at).toBe(first?.last_seen_at)
  app.advance(60_000)
  const asked = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: athlete.refreshToken }),
  })
  const { access_token } = (await asked.json()) as { access_token: string }
  await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${access_token}` } })
  const again = await anotherAdmin(app)
  const [later] = (await again.api('get /api/admin/athletes', { search: athlete.email })).data
  expect(Date.parse(later?.last_seen_at ?? '')).toBeGreaterThan(Date.parse(first?.last_seen_at ?? '') + 3_600_000 - 1)
  await app.close()
})

const anotherAdmin = (app: TestApp) => anAthlete({ app, role: 'admin' })

test('role and plan change at once, each change is noted once, and nobody changes their own account', async () => {
  const app = await theApp()
  const admin = await anAthlete({ role: 'admin' })
  const { id, api } = await anAthlete()
  const change = (body: object) => admin.api('put /api/admin/athletes/{id}', { id, ...body })
  expect(await change({ role: 'beta_tester', plan: 'standard' })).toMatchObject({
    role: 'beta_tester',
    plan: 'standard',
  })
  expect(await api('get /api/user', {})).toMatchObject({ role: 'beta_tester', subscription: { type: 'standard' } })
  await change({ role: 'beta_tester', plan: 'standard' })
  await change({ plan: null })
  await change({})
  expect((await api('get /api/user', {})).subscription).toBeNull()
  const { data } = await admin.api('get /api/admin/events', {})
  const noted = data.filter(({ athlete_id }) => athlete_id === id)
  expect(noted.map(({ kind }) => kind)).toEqual(['plan_none', 'plan_standard', 'role_beta_tester'])
  expect(noted.every(({ admin_id }) => admin_id === admin.id)).toBe(true)

  // An id means the same in capitals.
  for (const id of [admin.id, admin.id.toUpperCase()])
    for (const act of [
      () => admin.api('put /api/admin/athletes/{id}', { id, role: 'athlete' }),
      () => admin.api('put /api/admin/athletes/{id}', { id, disabled: true }),
      () => admin.api('delete /api/admin/athletes/{id}', { id }),
    ])
      await expect(act()).rejects.toMatchObject({ status: 403, message: expect.stringContaining('your own account') })
  expect(await app.operate(['user', 'role', admin.email, 'admin'])).toMatchObject({ exitCode: 0 })
})

const signIn = async ({ url }: TestApp, { email, password }: Athlete) => {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return { status: answer.status, body: (await answer.json()) as { error_code?: string; access_token?: string } }
}

test('a disabled account is closed to its athlete at once, and keeps everything until it is opened again', async () => {
  const app = await theApp()
  const admin = await anAthlete({ role: 'admin' })
  const athlete = await anAthlete()
  await athlete.api('post /api/workouts', easyRun)
  const put = (disabled: boolean) => admin.api('put /api/admin/athletes/{id}', { id: athlete.id, disabled })
  expect((await put(true)).disabled_at).not.toBeNull()
  expect((await athlete.fetch('/api/user')).status).toBe(401)
  expect(await signIn(app, athlete)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } })
  expect((await put(false)).disabled_at).toBeNull()
  const { body } = await signIn(app, athlete)
  const listed = await fetch(`${app.url}/api/workouts`, { headers: { authorization: `Bearer ${body.access_token}` } })
  expect(((await listed.json()) as { data: unknown[] }).data).toHaveLength(1)
})

test('a deleted athlete is locked out at once and gone after the next purge; the notes keep ids and kinds', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const athlete = await anAthlete({ app, plan: 'premium' })
  const remove = () => admin.api('delete /api/admin/athletes/{id}', { id: athlete.id })
  const { leaves_at } = await remove()
  expect(Date.parse(leaves_at ?? '')).toBeLessThanOrEqual(app.now().getTime())
  expect((await remove()).leaves_at).toBe(leaves_at)
  expect((await athlete.fetch('/api/user')).status).toBe(401)
  expect((await signIn(app, athlete)).status).toBe(400)
  await expect(admin.api('put /api/admin/athletes/{id}', { id: athlete.id, disabled: false })).rejects.toMatchObject({
    status: 409,
    code: 'is-leaving',
  })
  for (const { run } of app.purges) await run(app.now(), 100)
  expect(await app.db.select().from(athletes).where(eq(athletes.id, athlete.id))).toEqual([])
  await expect(remove()).rejects.toMatchObject({ status: 404 })
  const { data } = await admin.api('get /api/admin/events', {})
  const noted = data.filter(({ athlete_id }) => athlete_id === athlete.id)
  expect(noted.map(({ kind }) => kind)).toEqual(['deleted', 'plan_premium'])
  await app.close()
})

test('what is asked for many times at once is noted once', async () => {
  const admin = await anAthlete({ role: 'admin' })
  const { id } = await anAthlete()
  const atOnce = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 8 }, act))
  await atOnce(() => admin.api('put /api/admin/athletes/{id}', { id, disabled: true }))
  await atOnce(() => admin.api('put /api/admin/athletes/{id}', { id, disabled: false }))
  await atOnce(() => admin.api('delete /api/admin/athletes/{id}', { id }))
  const { data } = await admin.api('get /api/admin/events', {})
  const noted = data.filter(({ athlete_id }) => athlete_id === id)
  expect(noted.map(({ kind }) => kind)).toEqual(['deleted', 'enabled', 'disabled'])
})

test('the letter that confirms an address is sent again, to whom it is not confirmed', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const email = anEmail()
  const input = { email, password: 'a long walk home', full_name: 'Sam', timezone: 'UTC' }
  await aStranger(app).api('post /api/auth/signup', input)
  await app.settled()
  const { data } = await admin.api('get /api/admin/athletes', { search: email })
  expect(data).toMatchObject([{ is_confirmed: false, last_seen_at: null }])
  app.advance(61_000)
  await admin.api('post /api/admin/athletes/{id}/verification', { id: data[0]?.id ?? '' })
  expect(await app.lettersTo(email)).toHaveLength(2)
  await expect(admin.api('post /api/admin/athletes/{id}/verification', { id: admin.id })).rejects.toMatchObject({
    status: 409,
    code: 'already-confirmed',
  })
  await app.close()
})

test('sign-up that is closed is closed in every process within ten seconds, and invitations still work', async () => {
  const [app, other] = [await anApp(), await anApp()]
  const admin = await anAthlete({ app, role: 'admin' })
  const signUp = async (at: TestApp) => {
    const body = JSON.stringify({ email: anEmail(), password: 'a long walk home', full_name: 'Sam' })
    return (await aStranger(at).fetch('/api/auth/signup', { method: 'POST', body })).status
  }
  expect([await signUp(app), await signUp(other)]).toEqual([200, 200])
  expect(await admin.api('put /api/admin/sign-up', { open: false })).toEqual({ open: false })
  expect([await signUp(app), await signUp(other)]).toEqual([403, 200])
  other.advance(10_000)
  expect(await signUp(other)).toBe(403)
  const direct = await fetch(`${other.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: anEmail(), password: 'a long walk home' }),
  })
  expect(direct.status).toBe(422)
  const email = anEmail()
  await admin.api('post /api/admin/invitations', { addresses: email, by: 'letter' })
  expect(await app.lettersTo(email)).toHaveLength(1)
  await admin.api('put /api/admin/sign-up', { open: false })
  await admin.api('put /api/admin/sign-up', { open: true })
  other.advance(10_000)
  expect([await signUp(app), await signUp(other)]).toEqual([200, 200])
  const { data } = await admin.api('get /api/admin/events', {})
  expect(data.flatMap(({ kind, admin_id }) => (admin_id === admin.id ? kind : []))).toEqual([
    'sign_up_opened',
    'invited',
    'sign_up_closed',
  ])
  for (const one of [app, other]) await one.close()
})

test('a pasted list is invited line by line, and every line says what became of it', async () => {
  const app = await theApp()
  const admin = await anAthlete({ role: 'admin' })
  const known = await anAthlete()
  const [ada, bo] = [anEmail(), anEmail()]
  const addresses = `Ada Lovelace <${ada}>\r\n\n  ${bo.toUpperCase()} , ${ada};nobody\n${known.email}\n<>`
  const { lines } = await admin.api('post /api/admin/invitations', { addresses, by: 'letter' })
  expect(lines.map(({ outcome }) => outcome)).toEqual([
    'invited',
    'invited',
    'repeated',
    'no-address',
    'has-account',
    'no-address',
  ])
  expect(lines[0]?.address).toBe(`Ada Lovelace <${ada}>`)
  expect(lines.every(({ link }) => link === undefined)).toBe(true)
  for (const email of [ada, bo]) expect(await app.lettersTo(email)).toHaveLength(1)

  const byLink = await admin.api('post /api/admin/invitations', { addresses: anEmail(), by: 'link' })
  const link = new URL(byLink.lines[0]?.link ?? '')
  const landing = await fetch(link, { redirect: 'manual' })
  const token_hash = new URL(landing.headers.get('location') ?? '').searchParams.get('token_hash')
  const verified = await fetch(`${app.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'invite', token_hash }),
  })
  expect(verified.status).toBe(200)
  expect(link.origin).toBe(app.url)
})

test('two hundred addresses are invited at once, and more or none are refused', async () => {
  const admin = await anAthlete({ role: 'admin' })
  const list = (size: number) => Array.from({ length: size }, anEmail).join('\n')
  const invite = (addresses: string) => admin.api('post /api/admin/invitations', { addresses, by: 'link' })
  const { lines } = await invite(list(200))
  expect(lines.filter(({ outcome }) => outcome === 'invited')).toHaveLength(200)
  for (const addresses of [list(201), '', ' ,;\n', 'x'.repeat(60_001)])
    await expect(invite(addresses)).rejects.toMatchObject({ status: 400, fields: { addresses: expect.any(String) } })
})

test('sign-ups are counted when they are confirmed, workouts by where they came from, and routes', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const read = async (per: 'day' | 'week' = 'day') => admin.api('get /api/admin/counts', { days: 8, per })
  const before = await read()
  expect(before.data).toHaveLength(8)
  const { api, fetch } = await anAthlete({ app })
  await fetch('/api/user')
  const { id } = await api('post /api/workouts', easyRun)
  await api('post /api/workouts', { ...easyRun, origin: 'built' })
  for (let time = 0; time < 3; time += 1) await api('post /api/workouts', { ...easyRun, origin: 'generated' })
  const file = await (await fetch(`/api/workouts/${id}/file?format=json`)).text()
  const headers = { 'content-type': 'application/octet-stream' }
  const imported = await fetch('/api/workouts/import?name=run.json', { method: 'POST', body: file, headers })
  expect(imported.status).toBe(200)
  await expect(api('post /api/workouts', { ...easyRun, origin: 'imported' as never })).rejects.toMatchObject({
    status: 400,
  })
  for (let time = 0; time < 4; time += 1) await api('post /api/routes', routeAlong(ring(8)))
  const after = await read()
  const [was, is] = [before.data.at(-1), after.data.at(-1)]
  expect(is?.day).toBe(app.now().toISOString().slice(0, 10))
  expect(after.athletes).toBe(before.athletes + 1)
  const added = (['sign_ups', 'built', 'generated', 'imported', 'routes'] as const).map(
    (kind) => (is?.[kind] ?? 0) - (was?.[kind] ?? 0),
  )
  expect(added).toEqual([1, 2, 3, 1, 4])

  const weeks = (await read('week')).data
  expect(weeks.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true)
  const total = (rows: { generated: number }[]) => rows.reduce((sum, { generated }) => sum + generated, 0)
  expect(total(weeks)).toBeGreaterThanOrEqual(total(after.data))
  for (const query of ['days=0', 'days=401', 'days=1.5', 'days=x', 'per=month'])
    expect((await admin.fetch(`/api/admin/counts?${query}`)).status, query).toBe(400)
  await app.close()
})

test('letters that wait and letters that could not be sent are listed, these for thirty days', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const email = anEmail()
  const input = { email, password: 'a long walk home', full_name: 'Sam', timezone: 'UTC' }
  await aStranger(app).api('post /api/auth/signup', input)
  const before = await admin.api('get /api/admin/letters', {})
  expect(before.waiting).toBeGreaterThan(0)
  expect(before.oldest_waiting).not.toBeNull()
  await refuseLetters(app, email)
  const after = await admin.api('get /api/admin/letters', {})
  expect(after.waiting).toBe(before.waiting - 1)
  expect(after.failed[0]).toMatchObject({ recipient: email, why: 'refused' })
  expect(JSON.stringify(after)).not.toContain('token_hash')
  const [purge] = app.purges.filter(({ what }) => what === 'notes of failed letters')
  app.advance(29 * 24 * 3_600_000)
  await purge?.run(app.now(), 100)
  expect(await app.db.$count(failed_letters, eq(failed_letters.recipient, email))).toBe(1)
  app.advance(2 * 24 * 3_600_000)
  await purge?.run(app.now(), 100)
  expect(await app.db.$count(failed_letters, eq(failed_letters.recipient, email))).toBe(0)
  await app.close()
})

test('of many letters that could not be sent the last hundred are listed, and that there are more is said', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: randomUUID(), recipient: anEmail(), subject: `${at}`, why: 'refused' as const, failed_at: app.now() },
    }))
  await app.db.insert(failed_letters).values(rows(100))
  expect(await admin.api('get /api/admin/letters', {})).toMatchObject({ has_more_failed: false })
  await app.db.insert(failed_letters).values(rows(1))
  const letters = await admin.api('get /api/admin/letters', {})
  expect(letters.failed).toHaveLength(100)
  expect(letters.has_more_failed).toBe(true)
  await app.close()
})

test('a letter that could not be sent is sent again, each kind as it has to be, and the log says so', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const [unconfirmed, guest, { email: known, password, api }] = [anEmail(), anEmail(), await anAthlete({ app })]
  await app.db.delete(letters)
  const input = { email: unconfirmed, password: 'a long walk home', full_name: 'Sam', timezone: 'UTC' }
  await aStranger(app).api('post /api/auth/signup', input)
  await admin.api('post /api/admin/invitations', { addresses: guest, by: 'letter' })
  await aStranger(app).api('post /api/user/forgot-password', { email: known })
  await api('post /api/user/deletion', { confirmation: known, current_password: password })
  await api('put /api/user', { email: anEmail() })
  await app.db.delete(failed_letters)
  for (const email of [unconfirmed, guest, known]) await refuseLetters(app, email)
  app.advance(61_000)

  const { failed } = await admin.api('get /api/admin/letters', {})
  const idOf = (email: string, subject: RegExp) =>
    failed.find((letter) => letter.recipient === email && subject.test(letter.subject))?.id ?? ''
  const again = (id: string) => admin.api('post /api/admin/letters/{id}/again', { id })
  const sent = async (email: string) => (await app.lettersTo(email)).map(({ subject }) => subject)
  // What a browser asked for is asked for there.
  expect(failed.filter((letter) => !letter.can_be_sent_again).map(({ subject }) => subject)).toEqual([
    'Confirm your new address for Pacewright',
  ])
  await expect(again(idOf(known, /new address/))).rejects.toMatchObject({ status: 409, code: 'not-due' })

  await again(idOf(unconfirmed, /confirm/))
  await again(idOf(guest, /invited/))
  await again(idOf(known, /password/))
  const notice = idOf(known, /deleted/)
  const both = await Promise.allSettled([again(notice), again(notice)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await sent(unconfirmed)).toEqual(['Welcome to Pacewright: confirm your address'])
  expect(await sent(guest)).toEqual(['You are invited to Pacewright'])
  expect((await sent(known)).toSorted()).toEqual([
    'Choose a new password for Pacewright',
    expect.stringMatching(/^Your account will be deleted/),
  ])
  for (const email of [unconfirmed, guest, known])
    for (const { link, text } of await app.lettersTo(email)) expect(text).toContain(link)
  const left = (await admin.api('get /api/admin/letters', {})).failed
  expect(left.map(({ subject }) => subject)).toEqual(['Confirm your new address for Pacewright'])
  const { data } = await admin.api('get /api/admin/events', {})
  expect(data.slice(0, 4).map(({ kind, admin_id }) => [kind, admin_id])).toEqual(
    Array.from({ length: 4 }, () => ['letter_sent_again', admin.id]),
  )
  await app.close()
})

test('a letter that nobody needs any more is not sent again', async () => {
  const app = await anApp()
  const admin = await anAthlete({ app, role: 'admin' })
  const note = (kind: 'confirmation' | 'invitation' | 'recovery', recipient: string) => ({
    ...{ id: randomUUID(), kind, recipient, subject: 'Hello', why: 'refused' as const, failed_at: app.now() },
  })
  const notes = [
    note('confirmation', admin.email),
    note('invitation', admin.email),
    note('confirmation', anEmail()),
    note('recovery', anEmail()),
  ]
  await app.db.insert(failed_letters).values(notes)
  for (const { id } of notes)
    await expect(admin.api('post /api/admin/letters/{id}/again', { id })).rejects.toMatchObject({ code: 'not-due' })
  await app.close()
})

test('the parts of the server say whose they are and how they are', async () => {
  const admin = await anAthlete({ role: 'admin' })
  const parts = await admin.api('get /api/admin/parts', {})
  expect(parts.map(({ part, kind }) => `${part} ${kind}`)).toEqual([
    'database embedded',
    'accounts embedded',
    'letters sandbox',
    'jobs embedded',
    'payments sandbox',
    'model off',
    'streets sandbox',
  ])
  expect(parts[0]?.health).toBe('well')

  const ailing = await anApp({
    environment: {
      SMTP_URL: 'smtp://robin:secret@mail.example.org',
      LLM_URL: 'http://localhost:1/v1',
      LLM_MODEL: 'qwen3',
      LLM_KEY: 'a secret',
      BILLING: 'off',
    },
    jobState: () => 'do not run',
  })
  const other = await anAthlete({ app: ailing, role: 'admin' })
  const states = async () =>
    Object.fromEntries((await other.api('get /api/admin/parts', {})).map(({ part, ...state }) => [part, state]))
  expect(await states()).toMatchObject({
    letters: { kind: 'external', says: expect.stringContaining('mail.example.org') },
    jobs: { health: 'ailing' },
    payments: { kind: 'off' },
    model: { kind: 'external', health: 'unknown' },
  })
  expect(JSON.stringify(await states())).not.toContain('secret')
  ailing.advance(6 * 60_000)
  expect((await states()).letters).toMatchObject({ health: 'ailing' })
  await ailing.close()
})

test('notes come in pages of fifty, the newest first', async () => {
  const admin = await anAthlete({ role: 'admin' })
  const { id } = await anAthlete()
  for (let time = 0; time < 51; time += 1)
    await admin.api('put /api/admin/athletes/{id}', { id, plan: time % 2 === 0 ? 'standard' : null })
  const first = await admin.api('get /api/admin/events', {})
  const second = await admin.api('get /api/admin/events', { after: first.next ?? '' })
  const ids = [...first.data, ...second.data].map((event) => event.id)
  expect(first.data).toHaveLength(50)
  expect(ids.slice(0, 51)).toEqual(ids.slice(0, 51).toSorted().toReversed())
  expect(second.data[0]).toMatchObject({ kind: 'plan_standard', athlete_id: id })
})

/** Has the mail server refuse every letter that waits for an address. */
async function refuseLetters(app: TestApp, email: string) {
  const carrier = {
    carry: async () => {
      throw new LetterRefused('No such mailbox', { cause: { responseCode: 550 } })
    },
    rehearse: async () => undefined,
  }
  const deliver = createDelivery({ db: app.db, carrier, now: app.now, log: createLog('silent') })
  const waiting = await app.db.select({ id: letters.id }).from(letters).where(eq(letters.recipient, email))
  for (const { id } of waiting) await deliver(id)
}
