import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from 'pg-boss'
import { afterAll, afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import type { OpenDatabase, RunSql } from '../db/database.ts'
import type { Purge } from '../db/purge.ts'
import { letters } from '../db/tables.ts'
import { createLog } from '../http/log/log.ts'
import type { Deliver } from '../mail/delivery.ts'
import { putLetter } from '../mail/store.ts'
import { createJobs } from './jobs.ts'

const database = await testDatabase()
afterAll(() => database.close())
afterEach(async () => void (await database.db.delete(letters)))

const SECOND = 1000
const MINUTE = 60 * SECOND
const never = () => new Promise<never>(() => undefined)
const eventually = <T>(look: () => T) => expect.poll(look, { interval: 10, timeout: 20_000 })

test('stopping waits five seconds for a letter, which is then returned to its queue', async () => {
  const { jobs, timers, begun, post } = await running({ deliver: never })
  const id = await post()
  jobs.lettersWait()
  await eventually(() => begun).toEqual([id])
  const events: string[] = []
  const stopped = jobs.stop().then(() => events.push('stopped'))
  // The other one is of pg-boss, which says every five seconds that the letter is being worked on.
  await eventually(() => timers.of(5 * SECOND)).toHaveLength(2)
  events.push('five seconds later')
  timers.fire(5 * SECOND)
  await stopped
  expect(events).toEqual(['five seconds later', 'stopped'])
  const { rows } = await database.runSql('select state from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ state: 'retry' }])
})

test('stopping ends after eight seconds if the database does not answer', async () => {
  const { jobs, timers } = stepped({ runSql: never })
  jobs.start([])
  const events: string[] = []
  const stopped = jobs.stop().then(() => events.push('stopped'))
  await nextTurn()
  events.push('eight seconds later')
  timers.fire(8 * SECOND)
  await stopped
  expect(events).toEqual(['eight seconds later', 'stopped'])
})

test('stopping ends all that waits for its time, also after a failed delivery', async () => {
  const { jobs, timers, post } = await running({ deliver: () => Promise.reject(new Error('busy')) })
  await post()
  jobs.lettersWait()
  await eventually(() => timers.of(9 * SECOND)).toHaveLength(1)
  await jobs.stop()
  expect(timers.all()).toEqual([])
})

test('stopping waits for the current batch of a purge, and no other follows', async () => {
  const batch = Promise.withResolvers<void>()
  const events: string[] = []
  const purge: Purge = {
    what: 'rows',
    run: async (_, limit) => {
      events.push('batch')
      await batch.promise
      return limit
    },
  }
  const { jobs, timers } = await running({ purges: [purge] })
  await database.runSql(`update pgboss.job set start_after = now() where name = 'purges'`)
  timers.fire(10 * MINUTE)
  await eventually(() => events).toEqual(['batch'])
  const stopped = jobs.stop().then(() => events.push('stopped'))
  await nextTurn()
  events.push('end of the batch')
  batch.resolve()
  // The pause after a batch.
  await eventually(() => timers.of(0)).toHaveLength(1)
  timers.fire(0)
  await stopped
  expect(events).toEqual(['batch', 'end of the batch', 'stopped'])
})

test('jobs that do not start are started again after five seconds, and not once they are stopped', async () => {
  let starts = 0
  const runSql: RunSql = (text, values) => {
    if (!text.includes('create_queue')) return database.runSql(text, values)
    starts += 1
    return Promise.reject(new Error('no connection'))
  }
  const { jobs, timers, said } = stepped({ runSql })
  jobs.start([])
  await eventually(jobs.state).toBe('do not run')
  expect(said).toEqual(['jobs do not start'])
  // Nothing of the failed start goes on.
  expect(timers.all()).toEqual([5 * SECOND])
  timers.fire(5 * SECOND)
  await eventually(() => timers.all()).toEqual([5 * SECOND])
  expect(starts).toBe(2)
  await jobs.stop()
  expect(timers.all()).toEqual([])
  jobs.start([])
  await jobs.stop()
  expect(starts).toBe(3)
  expect(timers.all()).toEqual([])
})

test('letters that are asked for again and again are looked for once more, and then no longer', async () => {
  const { jobs, begun, post } = await running({})
  const id = await post()
  for (let times = 0; times < 5; times += 1) jobs.lettersWait()
  await eventually(() => begun).toEqual([id])
  // It waits for the search for letters.
  await jobs.stop()
}, 30_000)

test('a purge is requested once an hour', async () => {
  const texts: string[] = []
  const runSql: RunSql = (text, values) => {
    texts.push(text)
    return database.runSql(text, values)
  }
  const { jobs, timers } = await running({ runSql })
  texts.length = 0
  timers.fire(60 * MINUTE)
  await eventually(() => texts).toContainEqual(expect.stringMatching(/insert into pgboss\.job/i))
  await jobs.stop()
})

test('a purge that takes six hours ends after its current batch', async () => {
  let batches = 0
  const purge: Purge = {
    what: 'rows',
    run: async (_, limit) => {
      batches += 1
      return limit
    },
  }
  const { jobs, timers } = await running({ purges: [purge] })
  await database.runSql(`update pgboss.job set start_after = now() where name = 'purges'`)
  timers.fire(10 * MINUTE)
  await eventually(() => timers.of(0)).toHaveLength(1)
  timers.fire(6 * 60 * MINUTE)
  await nextTurn()
  timers.fire(0)
  await nextTurn()
  expect(batches).toBe(1)
  await jobs.stop()
})

test.each([
  ['postgres', { 15: 2, 60: 1 }],
  ['embedded', { 15: 0, 60: 2 }],
] as const)('on %s, letters are looked for as often as it allows', async (kind, times) => {
  const { jobs, timers } = await running({ kind })
  await eventually(() => ({ 15: timers.of(15 * SECOND).length, 60: timers.of(MINUTE).length })).toEqual(times)
  await jobs.stop()
})

type Options = { deliver?: Deliver; runSql?: RunSql; kind?: OpenDatabase['kind'] }

/** Jobs whose clock stands still: a timer ends when the test says so. */
function stepped({ deliver = async () => undefined, runSql = database.runSql, kind = database.kind }: Options = {}) {
  const waiting = new Set<{ run: () => void; ms: number }>()
  const wait = (run: () => void, ms: number) => {
    const timer = { run, ms }
    waiting.add(timer)
    return timer
  }
  const end = (timer: unknown) => void waiting.delete(timer as { run: () => void; ms: number })
  const of = (ms: number) => [...waiting].filter((timer) => timer.ms === ms)
  const timers = {
    of,
    all: () => [...waiting].map(({ ms }) => ms),
    fire: (ms: number) => {
      for (const timer of of(ms)) {
        end(timer)
        timer.run()
      }
    },
  }
  const startedAt = Date.now()
  const now = () => startedAt
  const clock: Clock = { now, setTimeout: wait, setInterval: wait, clearTimeout: end, clearInterval: end }
  const said: string[] = []
  const begun: string[] = []
  const log = createLog('info', { write: (line) => void said.push(JSON.parse(line).msg) })
  const jobs = createJobs({
    database: { ...database, runSql, kind },
    deliver: (id) => {
      begun.push(id)
      return deliver(id)
    },
    log,
    clock,
  })
  /** Stores a letter; returns its id. */
  const post = async () => {
    const [to, now] = [`${randomUUID()}@example.org`, new Date()]
    const expiresAt = new Date(now.getTime() + MINUTE)
    await putLetter(database.db, { to, subject: 'Hello', text: '', html: '', expiresAt }, now)
    const [row] = await database.db.select({ id: letters.id }).from(letters)
    return row?.id ?? ''
  }
  return { jobs, timers, said, begun, post }
}

async function running({ purges = [], ...options }: Options & { purges?: readonly Purge[] }) {
  const started = stepped(options)
  started.jobs.start(purges)
  await eventually(started.jobs.state).toBe('run')
  return started
}
