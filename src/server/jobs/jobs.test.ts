import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { createLog } from '../http/log/log.ts'
import { createJobs } from './jobs.ts'

const database = await testDatabase()
const jobs = createJobs({ database, deliver: async () => undefined, log: createLog('silent') })
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a letter is retried until it expires, a purge ten times; finished jobs are deleted soon', async () => {
  expect(jobs.state()).toBe('start')
  jobs.start([])
  await expect.poll(jobs.state, { timeout: 60_000 }).toBe('run')
  const { rows } = await database.runSql('select * from pgboss.queue')
  const queues = new Map((rows as { name: string }[]).map((row) => [row.name, row]))
  expect(queues.get('letters')).toMatchObject({
    retry_limit: 1_000_000,
    retry_delay: 4,
    retry_backoff: true,
    retry_delay_max: 5 * MINUTE,
    expire_seconds: MINUTE,
    heartbeat_seconds: 10,
    retention_seconds: 30 * DAY,
    deletion_seconds: HOUR,
  })
  expect(queues.get('purges')).toMatchObject({
    retry_limit: 10,
    retry_delay: 10 * MINUTE,
    expire_seconds: 6 * HOUR,
    deletion_seconds: 3 * DAY,
  })
})

test('a purge is requested at each start for the day that it is, and begins after five minutes', async () => {
  const { rows } = await database.runSql(
    `select extract(epoch from start_after - created_on)::int as waits, count(*) over () ::int as all,
       singleton_on = date_trunc('day', created_on at time zone 'utc') as "isOfDay"
     from pgboss.job where name = 'purges'`,
  )
  expect(rows).toMatchObject([{ waits: 5 * MINUTE, all: 1, isOfDay: true }])
})
