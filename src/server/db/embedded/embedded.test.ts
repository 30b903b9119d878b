import {
  cpSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { CannotStart } from '../../cannot-start.ts'
import { head, migratedTo, NewerDatabase } from '../migrations.ts'
import { openDatabase } from '../open.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { openEmbedded } from './embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'pacewright-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ignore = () => undefined

// To make a cluster takes PostgreSQL six seconds, so one is made for all of these but for those that must fail.
describe('the embedded database', () => {
  const dataDir = join(folder, 'durable')
  let syncs = 0
  /** Which folders were synced, by inode. */
  const folders = new Set<number>()
  const counted = (descriptor: number) => {
    syncs += 1
    const file = fstatSync(descriptor)
    if (file.isDirectory()) folders.add(file.ino)
    fsyncSync(descriptor)
  }
  const during = async (work: () => Promise<unknown>) => {
    syncs = 0
    folders.clear()
    await work()
    return syncs
  }

  test('is created again when its first start was interrupted, and syncs all of the new cluster to the disk', async () => {
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    mkdirSync(join(dataDir, 'db.making', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'db.making', 'PG_VERSION'), '18\n')
    const { close } = await openEmbedded(join(dataDir, 'db'), { sync: counted })
    expect(existsSync(join(dataDir, 'db.making'))).toBe(false)
    // Every file and folder that initdb wrote, once.
    expect(syncs).toBeGreaterThan(900)
    // The name of the cluster stands in the folder above it.
    expect(folders).toContain(statSync(dataDir).ino)
    for (const entry of readdirSync(join(dataDir, 'db'), { withFileTypes: true }))
      if (entry.isDirectory()) expect(folders, entry.name).toContain(statSync(join(dataDir, 'db', entry.name)).ino)
    await close()
  })

  test('syncs each commit and each checkpoint to the disk, and nothing for reads', async () => {
    const { db, close } = await openEmbedded(join(dataDir, 'db'), { sync: counted })
    await db.execute(sql`create table noted (n int)`)
    const inserts = await during(async () => {
      for (let n = 0; n < 20; n += 1) await db.execute(sql`insert into noted values (${n})`)
    })
    expect(inserts).toBe(20)
    const transaction = await during(() =>
      db.transaction(async (within) => {
        for (let n = 0; n < 20; n += 1) await within.execute(sql`insert into noted values (${n})`)
      }),
    )
    expect(transaction).toBe(1)
    expect(await during(() => db.execute(sql`select * from noted`))).toBe(0)
    expect(await during(() => db.execute(sql`checkpoint`))).toBeGreaterThan(3)
    // What a checkpoint renames or removes is named in its folder.
    expect(folders.size).toBeGreaterThan(0)
    await close()
  })

  test('has the same data when it is opened again, and opening makes no new cluster', async () => {
    const opening = await during(async () => {
      const { db, close } = await openEmbedded(join(dataDir, 'db'), { sync: counted })
      const { rows } = (await db.execute(sql`select count(*)::int as n from noted`)) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ n: 40 }])
      await close()
    })
    expect(opening).toBeLessThan(100)
  })

  test('that is new is brought to the newest migration', async () => {
    const { db, close } = await openDatabase({ dataDir }, ignore)
    expect(await migratedTo(db)).toBe(head)
    await close()
  })

  test.each([
    ['its files', () => true],
    ['the folder above it', (descriptor: number, above: number) => fstatSync(descriptor).ino === above],
  ])('that cannot be synced, %s, is refused in a sentence and leaves no half of it', async (_, fails) => {
    const full = mkdtempSync(join(folder, 'full-'))
    const above = statSync(full).ino
    const sync = (descriptor: number) => {
      if (fails(descriptor, above)) throw new Error('ENOSPC: no space left on device')
    }
    const error = await openEmbedded(join(full, 'db'), { sync }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CannotStart)
    expect(String(error)).toMatch(/A new database cannot be made in .*\n.*no space left/s)
    expect(String(error)).toContain(full)
    expect(existsSync(join(full, 'db.making'))).toBe(false)
  })
})

describe('a data directory', () => {
  test('is locked against a second process, and free when released', () => {
    const dataDir = join(folder, 'held')
    const letGo = lockDirectory(dataDir)
    expect(() => lockDirectory(dataDir)).toThrow(DirectoryInUse)
    expect(() => lockDirectory(dataDir)).toThrow(/Another process is using .*held/)
    letGo()
    lockDirectory(dataDir)()
  })

  test('says which file to remove where its lock is damaged', () => {
    const dataDir = join(folder, 'damaged lock')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'held.lock'), 'nonsense\n'.repeat(100))
    expect(() => lockDirectory(dataDir)).toThrow(CannotStart)
    expect(() => lockDirectory(dataDir)).toThrow(`${join(dataDir, 'held.lock')} cannot be used`)
  })

  test('is released when the database cannot be opened', async () => {
    const dataDir = join(folder, 'broken')
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), 'nonsense\n')
    await expect(openDatabase({ dataDir }, ignore)).rejects.toThrow()
    lockDirectory(dataDir)()
  })

  test('written by a newer version is refused and left as it is', async () => {
    const dataDir = join(folder, 'newer')
    cpSync(join(await emptyCluster(), 'db'), join(dataDir, 'db'), { recursive: true })
    const first = await openDatabase({ dataDir }, ignore)
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', ${head + 1})`,
    )
    await first.close()
    await expect(openDatabase({ dataDir }, ignore)).rejects.toThrow(NewerDatabase)
    lockDirectory(dataDir)()
  })
})
