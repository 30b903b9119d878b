import { cpSync, fsyncSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { CannotStart } from '../../cannot-start.ts'
import { openDatabase } from '../open.ts'
import { isUnavailable } from '../unavailable.ts'
import { openEmbedded } from './embedded.ts'
import { REOPEN_EVERY_MS } from './reopening.ts'

const folder = mkdtempSync(join(tmpdir(), 'pacewright-crash-'))
const sound = join(folder, 'sound')
const ignore = () => undefined

beforeAll(async () => cpSync(join(await emptyCluster(), 'db'), join(sound, 'db'), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function copyOf(name: string): string {
  const dataDir = join(folder, name)
  cpSync(sound, dataDir, { recursive: true })
  return dataDir
}

const openFiles = () => readdirSync('/proc/self/fd').length

test('a PostgreSQL that cannot write its log is reopened with all acknowledged changes', async () => {
  let isFull = false
  let now = 0
  const reported: Error[] = []
  const sync = (descriptor: number) => {
    if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    fsyncSync(descriptor)
  }
  const onError = (error: Error) => reported.push(error)
  const { db, close } = await openEmbedded(join(copyOf('crash'), 'db'), { sync, onError, clock: () => now })
  await db.execute(sql`create table noted (n int)`)
  const filesBefore = openFiles()

  for (let round = 1; round <= 2; round += 1) {
    await db.execute(sql`insert into noted values (${round})`)
    isFull = true
    const write = db.transaction((within) => within.execute(sql`insert into noted values (-1)`))
    await expect(write).rejects.toSatisfy(isUnavailable)
    // Refused at once, not asked of a PostgreSQL that is gone; and opened anew only after a while.
    await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable)
    expect(reported).toHaveLength(round)
    isFull = false
    now += REOPEN_EVERY_MS
    await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select 1`)))
  }
  const { rows } = (await db.execute(sql`select n from noted where n > 0 order by n`)) as unknown as { rows: unknown[] }
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  // Not one more for each of the two that are gone.
  expect(openFiles()).toBeLessThan(filesBefore + 40)
  await close()
})

test.each<[string, (db: string) => void]>([
  [
    'it is a file',
    (db) => {
      rmSync(db, { recursive: true })
      writeFileSync(db, 'nonsense')
    },
  ],
  ['PG_VERSION is not one', (db) => writeFileSync(join(db, 'PG_VERSION'), 'nonsense\n')],
  ['PG_VERSION is missing', (db) => rmSync(join(db, 'PG_VERSION'))],
  ['pg_control is empty', (db) => truncateSync(join(db, 'global/pg_control'))],
  ['the log is missing', (db) => rmSync(join(db, 'pg_wal'), { recursive: true })],
  ['a catalogue is overwritten', (db) => writeFileSync(join(db, 'base/5/1259'), Buffer.alloc(8192, 0x5a))],
])('a start on damaged data says so and what to do: %s', async (what, damage) => {
  const dataDir = copyOf(what)
  damage(join(dataDir, 'db'))
  const error = await openDatabase({ dataDir }, ignore).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CannotStart)
  expect(String(error)).toContain(`The database in ${join(dataDir, 'db')} is damaged: restore a backup.`)
})
