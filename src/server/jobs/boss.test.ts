import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { openEmbeddedCopy } from '#tests/support/server/database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { createLog } from '../http/log/log.ts'
import { startBoss } from './boss.ts'

const database = await openEmbeddedCopy(join(await emptyCluster(), 'empty.tar'))
afterAll(() => database.close())

const HOUR = 60 * 60

/** The seconds that pg-boss waits for its next upkeep, by timer, and the shortest times between two of a kind, by query. */
async function intervalsOf(kind: OpenDatabase['kind']) {
  const timers: number[] = []
  const queries: Record<string, number> = {}
  const note = (_: () => void, ms: number) => void timers.push(ms / 1000)
  const ignore = () => undefined
  const clock = { now: Date.now, setTimeout: note, setInterval: note, clearTimeout: ignore, clearInterval: ignore }
  const runSql: OpenDatabase['runSql'] = (text, values) => {
    const [, column] = /SET (monitor|maintain|flow|bam)\w* = /.exec(text) ?? []
    if (column) queries[column] = Number(/>= (\d+)/.exec(text)?.[1])
    return database.runSql(text, values)
  }
  const boss = await startBoss({ database: { kind, runSql }, log: createLog('silent'), clock })
  await boss.createQueue('letters')
  await boss.supervise()
  // Flow and bam ask in a turn of their own.
  await nextTurn()
  await boss.stop({ graceful: false })
  return { timers: new Set(timers), queries }
}

test('an embedded database is asked for the upkeep of its jobs once an hour', async () => {
  const { timers, queries } = await intervalsOf('embedded')
  // Every two seconds pg-boss looks at its workers, without a query.
  expect(timers).toEqual(new Set([HOUR, 2]))
  expect(queries).toEqual({ monitor: HOUR, maintain: HOUR, flow: HOUR, bam: HOUR })
})

test('what pg-boss reports goes to the log', async () => {
  const said: unknown[] = []
  const log = createLog('info', { write: (line) => void said.push(JSON.parse(line)) })
  const boss = await startBoss({ database, log })
  boss.emit('error', new Error('no connection'))
  boss.emit('warning', { message: 'a slow query', data: {} })
  await boss.stop({ graceful: false })
  expect(said).toMatchObject([{ msg: 'jobs', err: { message: 'no connection' } }, { msg: 'a slow query' }])
})

test('on PostgreSQL, jobs that an ended process left are found within 15 seconds', async () => {
  const { timers, queries } = await intervalsOf('postgres')
  expect(timers).toEqual(new Set([HOUR, 15, 2]))
  expect(queries).toEqual({ monitor: 15, maintain: HOUR, flow: HOUR, bam: HOUR })
})
