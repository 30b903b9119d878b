import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { authHoldings } from '#server/auth/holdings.ts'
import type { Database } from '#server/db/database.ts'
import * as tables from '#server/db/tables.ts'
import { createLog } from '#server/http/log/log.ts'
import { runPurges } from '#server/jobs/purges.ts'
import { holdings as productHoldings } from '#server/leaving/registry.ts'
import { createDelivery } from '#server/mail/delivery.ts'
import { forgetLetters } from '#server/mail/forget-letters.ts'
import { openOutbox } from '#server/mail/outbox.ts'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, type TestApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'
import { ftpRide, reAim } from '#tests/support/server/re-aimed.ts'

const holdings = [...authHoldings, ...productHoldings]
const DAY_MS = 24 * 60 * 60 * 1000
const outbox = await mkdtemp(join(tmpdir(), 'leaving-'))
afterAll(() => rm(outbox, { recursive: true }))

test('every table with an athlete’s id or address has a line that says what becomes of its rows', async () => {
  const { db, close } = await anApp()
  const columns = await rowsOf<{ schema: string; name: string; column: string; type: string }>(
    db,
    sql`select table_schema as schema, table_name as name, column_name as "column", data_type as type
      from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const keys = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select namespace.nspname as schema, owner.relname as name from pg_constraint
      join pg_class owner on owner.oid = conrelid join pg_namespace namespace on namespace.oid = owner.relnamespace
      join pg_class target on target.oid = confrelid
      where contype = 'f' and target.relname in ('athletes', 'users')`,
  )
  const naming = /(^|_)(athlete|user)_id$|email|recipient|^address$|relates_to/
  const personal = [...columns.filter(({ column }) => naming.test(column)), ...keys]
  const listed = holdings.map(({ table }) => nameOf(table))
  const missing = personal.map(({ schema, name }) => `${schema}.${name}`).filter((name) => !listed.includes(name))
  expect([...new Set(missing)]).toEqual([])
  // Lines are written by hand: each names its own table's columns, and no table has two.
  expect(new Set(listed).size).toBe(listed.length)
  for (const { table, owner, key, addresses = [], keptWithout = [] } of holdings)
    for (const column of [...(owner ? [owner] : []), key, ...addresses, ...keptWithout])
      expect(column.table, `${getTableName(table)}.${column.name}`).toBe(table)
  // Tables of the product that are no athlete's.
  const all = Object.values(tables)
    .filter((value) => is(value, PgTable))
    .map(nameOf)
  expect(all.filter((name) => !listed.includes(name)).toSorted()).toEqual([
    'auth_provider.secrets',
    'auth_provider.signing_keys',
    'public.daily_counts',
    'public.switches',
  ])
  await close()
})

test('14 days after an athlete asked for it, nothing of theirs is left but ids and kinds in the audit log', async () => {
  const app = await anApp({ forgetLetters: (addresses) => forgetLetters(outbox, addresses) })
  const marker = `marker${randomUUID().replaceAll('-', '')}`
  const leaving = await anAthlete({ app, email: `robin+${marker}@example.org`, plan: 'standard' })
  const staying = await anAthlete({ app, email: `not-robin+${marker.slice(6)}@example.org`, plan: 'premium' })
  for (const athlete of [leaving, staying]) await liveWith(app, athlete, athlete === leaving ? marker : 'theirs')
  await deliver(app, leaving, staying)
  const dumpOfStaying = async () => [...(await dumpOf(app.db, staying.id)), ...(await dumpOf(app.db, staying.email))]
  const before = await dumpOfStaying()

  expect((await leaving.api('post /api/user/deletion', { confirmation: leaving.email })).leaves_at).not.toBeNull()
  await plant(app.db, leaving.id, marker)
  app.advance(14 * DAY_MS - 60_000)
  await purge(app)
  expect(await dumpOf(app.db, marker)).not.toEqual([])
  app.advance(2 * 60_000)
  await purge(app)

  expect(await dumpOf(app.db, marker)).toEqual([])
  const left = await dumpOf(app.db, leaving.id)
  // Notes of who changed what hold ids and kinds alone.
  const notesOf = ['auth_provider.audit_log_entries', 'public.admin_events']
  expect(left.filter(([table]) => !notesOf.includes(table))).toEqual([])
  expect(left.map(([table]) => table)).toContain('public.admin_events')
  const notes = await app.db
    .select()
    .from(tables.audit_log_entries)
    .where(eq(tables.audit_log_entries.user_id, leaving.id))
  expect(notes.map(({ kind }) => kind)).toContain('user_deleted')
  expect(notes.every(({ ip }) => ip === null)).toBe(true)
  expect(app.logged.join('').toLowerCase()).not.toContain(marker)
  expect(app.logged.join('')).toContain('rows of accounts that were to be deleted.')
  const files = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  expect(files.filter((file) => file.includes(marker))).toEqual([])
  expect(files.filter((file) => file.includes(staying.email)).length).toBeGreaterThan(0)
  expect(await dumpOfStaying()).toEqual(before)

  expect((await leaving.fetch('/api/user')).status).toBe(401)
  const again = { email: leaving.email, password: leaving.password }
  const signIn = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(again),
  })
  expect(signIn.status).toBe(400)
  // The address is free again.
  expect((await anAthlete({ app, email: leaving.email })).id).not.toBe(leaving.id)
  await app.close()
})

test('a deletion needs the typed address, sends one letter, and can be withdrawn until its day', async () => {
  const app = await anApp()
  const { api, email } = await anAthlete({ app })
  await expect(api('post /api/user/deletion', { confirmation: 'delete' })).rejects.toMatchObject({
    status: 400,
    fields: { confirmation: 'This is not the address of your account.' },
  })
  expect((await api('get /api/user', {})).leaves_at).toBeNull()
  const { leaves_at } = await api('post /api/user/deletion', { confirmation: ` ${email.toUpperCase()} ` })
  const days = (Date.parse(leaves_at ?? '') - app.now().getTime()) / DAY_MS
  expect(days).toBeGreaterThan(13.99)
  expect(days).toBeLessThanOrEqual(14)
  expect((await api('get /api/user', {})).leaves_at).toBe(leaves_at)
  app.advance(60_000)
  // Asked again, neither the day nor the letters change.
  expect(await api('post /api/user/deletion', { confirmation: email })).toEqual({ leaves_at })
  const letters = (await app.lettersTo(email)).filter(({ subject }) => subject.includes('will be deleted on'))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ link: `${app.url}/dashboard/account` })

  expect(await api('delete /api/user/deletion', {})).toEqual({ leaves_at: null })
  expect(await api('delete /api/user/deletion', {})).toEqual({ leaves_at: null })
  app.advance(20 * DAY_MS)
  await purge(app)
  expect(await app.db.select().from(tables.athletes).where(eq(tables.athletes.email, email))).toHaveLength(1)
  await app.close()
})

test('when its day has come a deletion cannot be withdrawn', async () => {
  const app = await anApp({ auth: { tokenSeconds: 30 * 24 * 60 * 60 } })
  const { api, email } = await anAthlete({ app })
  await api('post /api/user/deletion', { confirmation: email })
  app.advance(14 * DAY_MS)
  await expect(api('delete /api/user/deletion', {})).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  await app.close()
})

test('more than a day after the sign-in a deletion needs the current password', async () => {
  const app = await anApp({ auth: { tokenSeconds: 30 * 24 * 60 * 60 } })
  const { api, email, password } = await anAthlete({ app })
  app.advance(25 * 60 * 60 * 1000)
  const ask = (current_password?: string) =>
    api('post /api/user/deletion', { confirmation: email, ...(current_password ? { current_password } : {}) })
  for (const wrong of [undefined, 'not my password'])
    await expect(ask(wrong)).rejects.toMatchObject({ status: 400, fields: { current_password: expect.any(String) } })
  const sessionsBefore = await app.db.$count(tables.sessions)
  expect((await ask(password)).leaves_at).not.toBeNull()
  // The session that proved it is over.
  expect(await app.db.$count(tables.sessions)).toBe(sessionsBefore)
  await app.close()
})

test('asking for a deletion again and again is refused', async () => {
  const app = await anApp({ limits: { deletions: { points: 2, seconds: 60, sentence: 'Wait a while.' } } })
  const { api, email } = await anAthlete({ app })
  for (let time = 0; time < 2; time += 1) await api('post /api/user/deletion', { confirmation: email })
  await expect(api('post /api/user/deletion', { confirmation: email })).rejects.toMatchObject({ status: 429 })
  await app.close()
})

test('who is deleted while a process remembers the session is told that it is over', async () => {
  const app = await anApp()
  const { fetch, id } = await anAthlete({ app, plan: 'standard' })
  await app.db.delete(tables.athletes).where(eq(tables.athletes.id, id))
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    return `${method} ${path} ${answer.status}`
  }
  const note = { kind: 'note', text: 'Dentist' }
  const operations = [{ op: 'add', id: randomUUID(), date: '2026-03-14', content: note }]
  expect(
    await Promise.all([
      send('GET', '/api/user'),
      send('PUT', '/api/user', { full_name: 'Robin' }),
      send('GET', '/api/user/export'),
      send('POST', '/api/user/deletion', { confirmation: 'robin@example.org' }),
      send('DELETE', '/api/user/deletion'),
      send('POST', '/api/workouts', easyRun),
      send('POST', '/api/blocks', { name: 'Opener', sport: 'running', steps: easyRun.steps }),
      send('POST', '/api/calendar/changes', { id: randomUUID(), operations }),
    ]),
  ).toEqual([
    'GET /api/user 401',
    'PUT /api/user 401',
    'GET /api/user/export 401',
    'POST /api/user/deletion 401',
    'DELETE /api/user/deletion 401',
    'POST /api/workouts 401',
    'POST /api/blocks 401',
    'POST /api/calendar/changes 401',
  ])
  await app.close()
})

/** Uses everything that stores something of an athlete, with a word in each text. */
async function liveWith(app: TestApp, { api, email, id }: Athlete, word: string) {
  await api('put /api/user', { full_name: `Robin ${word}`, meta: { athlete_metrics: { cycling_ftp: 250 } } })
  const note = [
    { intensity: 'active' as const, notes: word, duration: { type: 'time', unit: 'minutes', value: 60 } as const },
  ]
  const workout = await api('post /api/workouts', { ...easyRun, name: word, steps: note })
  const ride = await api('post /api/workouts', ftpRide(word, { rangeMin: 238, rangeMax: 262 }))
  await api('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 265 } } })
  await reAim({ api }, [ride.id])
  await api('post /api/blocks', { name: word, sport: 'running', steps: note })
  await api('post /api/routes', routeAlong(ring(8), { name: word }))
  const [scheduled, day] = [randomUUID(), '2026-03-14']
  const change = (operation: object) =>
    api('post /api/calendar/changes', { id: randomUUID(), operations: [operation as never] })
  await change({ op: 'schedule', id: scheduled, date: day, workout_id: workout.id })
  await change({ op: 'add', id: randomUUID(), date: day, content: { kind: 'note', text: word } })
  await change({
    op: 'add',
    id: randomUUID(),
    date: day,
    content: { kind: 'race', name: word, sport: null, metres: null },
  })
  await change({ op: 'mark', id: scheduled, mark: { state: 'done', word } })
  const failed = {
    recipient: email,
    subject: 'Hello',
    why: 'refused' as const,
    kind: 'notice' as const,
    failed_at: app.now(),
  }
  for (const recipient of [email, 'coach@example.org'])
    await app.db.insert(tables.failed_letters).values({ ...failed, recipient, id: randomUUID(), text: `To ${email}.` })
  await api('put /api/user', { email: `new-${email}` })
  await api('post /api/user/forgot-password', { email })
  await app.db.insert(tables.generation_counts).values({ athlete_id: id, month: '2026-03-01', used: 1 })
  const [link] = await app.db.select().from(tables.one_time_tokens).where(eq(tables.one_time_tokens.user_id, id))
  await app.db
    .insert(tables.opened_links)
    .values({ link_hash: link?.link_hash ?? '', browser_hash: word, user_id: id, opened_at: app.now() })
}

/** Types of columns that hold no words of an athlete; a column of a new type has to be planted or named here. */
const typesWithoutText = [
  'uuid',
  'integer',
  'bigint',
  'boolean',
  'date',
  'double precision',
  'timestamp with time zone',
]

/** Writes the marker into every text of an athlete that the calls above do not reach; every table has rows of theirs. */
async function plant(db: Database, id: string, marker: string) {
  for (const { table, owner } of holdings) {
    if (!owner) continue
    expect(await db.$count(table, eq(owner, id)), nameOf(table)).toBeGreaterThan(0)
    for (const column of getTableConfig(table).columns) {
      const { name } = column
      // Addresses hold the marker already.
      if (name === 'email' || name === 'new_email') continue
      expect(typesWithoutText.concat('text', 'jsonb'), `${nameOf(table)}.${name}`).toContain(column.getSQLType())
      const value =
        column.getSQLType() === 'text'
          ? sql`${sql.identifier(name)} || ${marker}`
          : column.getSQLType() === 'jsonb'
            ? sql`case jsonb_typeof(${sql.identifier(name)}) when 'object' then ${sql.identifier(name)} || ${JSON.stringify({ marker })}::jsonb
                when 'array' then ${sql.identifier(name)} || ${JSON.stringify([marker])}::jsonb else ${sql.identifier(name)} end`
            : undefined
      // Keys and kinds are ours, not an athlete's.
      if (!value || /^(kind|id|link_hash)$/.test(name)) continue
      await db.execute(sql`update ${table} set ${sql.identifier(name)} = ${value} where ${owner} = ${id}`)
    }
  }
}

/** Carries the letters of two athletes to the outbox, except the last one of each. */
async function deliver(app: TestApp, ...athletes: Athlete[]) {
  const carrier = openOutbox({ folder: outbox, from: 'hello@pacewright.test', now: app.now })
  const delivery = createDelivery({ db: app.db, carrier, now: app.now, log: createLog('silent') })
  for (const { email } of athletes) {
    const rows = await app.db.select().from(tables.letters).where(eq(tables.letters.recipient, email))
    expect(rows.length).toBeGreaterThan(1)
    for (const { id } of rows.slice(1)) await delivery(id)
  }
}

/** Rows of every table in the database that contain a text, with their tables. */
async function dumpOf(db: Database, text: string): Promise<[table: string, row: string][]> {
  const names = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const found: [string, string][] = []
  for (const { schema, name } of names) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select one::text as row from ${table} one where strpos(lower(one::text), ${text}) > 0 order by 1`,
    )
    for (const { row } of rows) found.push([`${schema}.${name}`, row])
  }
  return found
}

const nameOf = (table: PgTable) => {
  const { schema = 'public', name } = getTableConfig(table)
  return `${schema}.${name}`
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

/** Runs the deletion of accounts alone, because what else expires meanwhile would hide what it leaves. */
const purge = (app: TestApp) =>
  runPurges({
    purges: app.purges.filter(({ what }) => what.includes('accounts that were to be deleted')),
    log: createLog('info', { write: (line) => void app.logged.push(line) }),
    signal: new AbortController().signal,
    now: app.now,
    pause: async () => undefined,
  })
