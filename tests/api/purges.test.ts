import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterAll, expect, inject, test } from 'vitest'
import type { Purge } from '#server/db/purge.ts'
import { audit_log_entries, letters, one_time_tokens, sessions, users, workouts } from '#server/db/tables.ts'
import { createLog } from '#server/http/log/log.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { runPurges } from '#server/jobs/purges.ts'
import { anApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { anAthlete } from '#tests/support/server/people.ts'

const day = 24 * 60 * 60 * 1000
const before = (days: number) => new Date(Date.now() - days * day)
const silent = createLog('silent')

const run = (purges: readonly Purge[], pauses: number[] = [], signal = new AbortController().signal) =>
  runPurges({ purges, log: silent, signal, now: () => new Date(), pause: async (ms) => void pauses.push(ms) })

test('workouts that were deleted more than 30 days ago are purged, and no others', async () => {
  const app = await anApp()
  const athlete = await anAthlete({ app })
  const workout = { athlete_id: athlete.id, name: 'Easy', sport: 'running' as const, steps: [] }
  const [old, recent, kept] = [randomUUID(), randomUUID(), randomUUID()]
  await app.db.insert(workouts).values([
    { ...workout, id: old, deleted_at: before(30.1) },
    { ...workout, id: recent, deleted_at: before(29.9) },
    { ...workout, id: kept, created_at: before(900), updated_at: before(900) },
  ])
  await run(app.purges)
  const left = await app.db.select({ id: workouts.id }).from(workouts).where(eq(workouts.athlete_id, athlete.id))
  expect(left.map(({ id }) => id).toSorted()).toEqual([recent, kept].toSorted())
  await app.close()
})

test('sessions that no browser can still have are purged, and those in use are not', async () => {
  const app = await anApp()
  const userId = await createUser(app.db)
  const session = { user_id: userId, refresh_token_hmac_key: 'key' }
  const [unused, inUse, fresh] = [randomUUID(), randomUUID(), randomUUID()]
  await app.db.insert(sessions).values([
    { ...session, id: unused, created_at: before(500), refreshed_at: before(401) },
    { ...session, id: inUse, created_at: before(500), refreshed_at: before(399) },
    { ...session, id: fresh, created_at: before(1) },
  ])
  const idsLeft = async () => {
    const left = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, userId))
    return left.map(({ id }) => id).toSorted()
  }
  await run(app.purges)
  expect(await idsLeft()).toEqual([inUse, fresh].toSorted())
  const stricter = await anApp({ auth: { sessionSeconds: 2 * 24 * 60 * 60 } })
  await run(stricter.purges)
  expect(await idsLeft()).toEqual([fresh])
  const strictest = await anApp({ auth: { idleSeconds: 60 * 60 } })
  await run(strictest.purges)
  expect(await idsLeft()).toEqual([])
  await Promise.all([app, stricter, strictest].map(({ close }) => close()))
})

test('expired links and codes are purged, and audit notes after a time that depends on their kind', async () => {
  const app = await anApp()
  const userId = await createUser(app.db)
  const proof = (purpose: string, days: number) => {
    const over = before(days)
    const hashes = { link_hash: randomUUID(), code_hash: randomUUID() }
    const times = { link_expires_at: over, code_expires_at: over }
    return {
      id: randomUUID(),
      user_id: userId,
      token_type: purpose,
      relates_to: 'robin@example.org',
      ...hashes,
      ...times,
    }
  }
  await app.db.insert(one_time_tokens).values([proof('recovery_token', 0.01), proof('confirmation_token', -0.01)])
  const note = (kind: string, days: number) => ({ id: randomUUID(), kind, user_id: userId, created_at: before(days) })
  await app.db
    .insert(audit_log_entries)
    .values([
      note('login_failed', 31),
      note('login_failed', 29),
      note('user_recovery_requested', 31),
      note('login', 399),
      note('login', 401),
    ])
  await run(app.purges)
  const tokens = await app.db.select().from(one_time_tokens).where(eq(one_time_tokens.user_id, userId))
  expect(tokens.map(({ token_type }) => token_type)).toEqual(['confirmation_token'])
  const notes = await app.db.select().from(audit_log_entries).where(eq(audit_log_entries.user_id, userId))
  expect(notes.map(({ kind }) => kind).toSorted()).toEqual(['login', 'login_failed'])
  await app.close()
})

test('a letter that expired more than a day ago and has no job is purged', async () => {
  const app = await anApp()
  const letter = { recipient: 'robin@example.org', subject: '', text: '', html: '', is_queued: true }
  const [old, recent] = [randomUUID(), randomUUID()]
  await app.db.insert(letters).values([
    { ...letter, id: old, created_at: before(3), expires_at: before(1.1) },
    { ...letter, id: recent, created_at: before(3), expires_at: before(0.9) },
  ])
  await run(app.purges)
  const left = await app.db.select({ id: letters.id }).from(letters).where(eq(letters.recipient, letter.recipient))
  expect(left).toEqual([{ id: recent }])
  await app.close()
})

test('a purge deletes a hundred rows at a time and pauses in between', async () => {
  const asked: number[] = []
  const pauses: number[] = []
  let left = 250
  const rows: Purge = {
    what: 'rows',
    run: async (_, limit) => {
      asked.push(limit)
      const removed = Math.min(limit, left)
      left -= removed
      return removed
    },
  }
  await run([rows], pauses)
  expect(asked).toEqual([100, 100, 100])
  expect(pauses).toHaveLength(2)
})

test('a purge that fails does not stop the others, and is tried again', async () => {
  const ran: string[] = []
  const broken: Purge = { what: 'broken rows', run: () => Promise.reject(new Error('disk full')) }
  const sound: Purge = { what: 'rows', run: async () => ran.push('sound') - 1 }
  await expect(run([broken, sound])).rejects.toThrow('The purge did not come to its end.')
  expect(ran).toEqual(['sound'])
})

test('a purge ends after its current batch when the server stops', async () => {
  const stopping = new AbortController()
  let batches = 0
  const endless: Purge = {
    what: 'rows',
    run: async (_, limit) => {
      batches += 1
      if (batches === 3) stopping.abort()
      return limit
    },
  }
  await expect(run([endless], [], stopping.signal)).rejects.toThrow()
  expect(batches).toBe(3)
})

// On the embedded database alone: it has one session, so the test's clock applies to all of it.
test.skipIf(inject('emptyPGlite') === undefined)('purges run once a day, however many processes run', async () => {
  const clock = new TestClock(new Date('2026-03-14T10:00:00Z'))
  const database = await testDatabase()
  afterAll(database.close)
  const days: string[] = []
  const purge: Purge = { what: 'rows', run: async (now) => days.push(now.toISOString().slice(0, 10)) * 0 }
  const startJobs = async () => {
    const jobs = createJobs({ database, deliver: async () => undefined, log: silent, clock })
    jobs.start([purge])
    await expect.poll(jobs.state, { timeout: 20_000 }).toBe('run')
    return jobs
  }
  const [one, other] = [await startJobs(), await startJobs()]
  await clock.tick(20 * 60 * 1000)
  await expect.poll(() => days, { timeout: 20_000 }).toEqual(['2026-03-14'])
  await clock.setTime(clock.now() + day)
  await clock.tick(20 * 60 * 1000)
  await expect.poll(() => days, { timeout: 20_000 }).toEqual(['2026-03-14', '2026-03-15'])
  await Promise.all([one.stop(), other.stop()])
})

async function createUser(db: Awaited<ReturnType<typeof anApp>>['db']): Promise<string> {
  const id = randomUUID()
  await db.insert(users).values({ id, email: `${id}@example.org` })
  return id
}
