import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'
import { DurableFiles, type Sync, syncFolder, syncTree } from './durable-files.ts'
import * as tables from './tables.ts'

/** Opens PGlite in a folder of its own, making it at the first boot. The caller holds the data directory. */
export async function openEmbedded(folder: string, sync?: Sync) {
  if (!existsSync(folder)) await makeCluster(folder, sync)
  return openClient(await start(folder, sync))
}

/** A PGlite that runs already, as the rooms see it. */
export function openClient(client: PGlite) {
  return {
    db: drizzle(client, { schema: tables }),
    kind: 'embedded' as const,
    runSql: (text: string, values?: unknown[]) => runSql(client, text, values),
    close: () => client.close(),
  } satisfies OpenDatabase
}

async function runSql(client: PGlite, text: string, values: unknown[] = []) {
  try {
    if (values.length > 0) return await client.query(text, values)
    const results = await client.exec(text)
    return { rows: results.flatMap(({ rows }) => rows) }
  } catch (trouble) {
    // A text that begins a transaction and fails before its end leaves it open, and there is only one connection.
    await client.exec('rollback').catch(() => undefined)
    throw trouble
  }
}

/**
 * initdb writes without fsync, so it works aside: the folder gets its name when all of it is on the disk. A first boot
 * that was cut short leaves nothing that looks like a database.
 */
async function makeCluster(folder: string, sync?: Sync) {
  const aside = `${folder}.making`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  const client = await start(aside, sync)
  await client.close()
  syncTree(aside, sync)
  renameSync(aside, folder)
  syncFolder(dirname(folder), sync)
}

async function start(folder: string, sync?: Sync): Promise<PGlite> {
  const client = new PGlite({
    fs: new DurableFiles(folder, sync),
    // Without -F, PostgreSQL asks for the syncs that make a commit last.
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
  await client.waitReady
  return client
}
