import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { head } from '../db/migrations.ts'
import { type HealthParts, mountHealth } from './handlers.ts'

const patience = vi.hoisted(() => ({ ms: 0, keepsProcess: true, end: (): void => undefined }))
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: (ms: number, value: unknown, { ref = true }: { ref?: boolean } = {}) => {
    Object.assign(patience, { ms, keepsProcess: ref })
    return new Promise((resolve) => {
      patience.end = () => resolve(value)
    })
  },
}))

/** A database that was migrated to a time, or that does not answer. */
function aDatabase(at: number | 'silent' = head) {
  const answers = [[{ found: true }], [{ at: String(at) }]]
  const execute = () => (at === 'silent' ? new Promise(() => undefined) : Promise.resolve({ rows: answers.shift() }))
  return { execute } as unknown as Database
}

async function ask(path: string, parts: Partial<HealthParts> = {}) {
  const app = new Hono()
  mountHealth(app, { db: aDatabase(), takesWrites: async () => true, jobState: () => 'run', ...parts })
  const answered = app.request(path)
  setImmediate(patience.end)
  const answer = await answered
  return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') }
}

const well = { ready: true, database: 'answers', migrations: 'at head', writes: 'possible', jobs: 'run' }

test('a process that answers is alive', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { alive: true } })
})

test('a server is ready whose database answers, is migrated and takes writes, and the answer is not kept', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: well, cache: 'no-store' })
})

test.each<[Partial<HealthParts>, Partial<typeof well>]>([
  [{ db: aDatabase(head - 1) }, { migrations: 'not at head' }],
  [{ takesWrites: async () => false }, { writes: 'not possible' }],
  [{ jobState: () => 'do not run' }, { jobs: 'do not run' }],
])('a server is not ready with %j, and says why', async (parts, ill) => {
  expect(await ask('/readyz', parts)).toMatchObject({ status: 503, body: { ...well, ...ill, ready: false } })
})

test('a database that has not answered after two seconds does not answer', async () => {
  const { status, body } = await ask('/readyz', { db: aDatabase('silent') })
  expect(patience).toMatchObject({ ms: 2_000, keepsProcess: false })
  expect(status).toBe(503)
  expect(body).toMatchObject({ database: 'does not answer', migrations: 'not at head', writes: 'not possible' })
})
