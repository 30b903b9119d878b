import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '../database.ts'
import * as tables from '../tables.ts'
import { DurableFiles, type Sync, syncFolder, syncTree } from './durable-files.ts'
import { cannotMake, cannotOpen, DatabaseStopped, diskFullError } from './failures.ts'
import { type Client, openReopening } from './reopening.ts'

/** Opens PGlite in a folder, which the first start creates. The caller holds the lock of the data directory. */
export async function openEmbedded(folder: string, { sync, onError = () => undefined, clock }: EmbeddedParts = {}) {
  if (isEmpty(folder)) await makeCluster(folder, sync)
  // PGlite would create a new database over the remains of an old one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw cannotOpen(folder, new Error('PG_VERSION is missing in it.'))
  const client = await openReopening({
    start: (onCrash) => start(folder, sync, onCrash),
    obstacle: () => diskFullError(folder),
    onError,
    clock: clock ?? (() => performance.now()),
  }).catch((cause: unknown) => {
    throw cannotOpen(folder, cause)
  })
  return { ...openClient(client), takesWrites: async () => diskFullError(folder) === undefined }
}

type EmbeddedParts = {
  /** Called when the database has stopped by itself, and when reopening it fails. */
  onError?: (error: Error) => void
  sync?: Sync
  /** In ms. */
  clock?: () => number
}

/** A running PGlite, as the rest of the server sees it. */
export function openClient(client: Client) {
  return {
    db: drizzle(client as PGlite, { schema: tables }),
    kind: 'embedded' as const,
    runSql: (text: string, values?: unknown[]) => runSql(client, text, values),
    takesWrites: async () => true,
    close: () => client.close(),
  } satisfies OpenDatabase
}

async function runSql(client: Client, text: string, values: unknown[] = []) {
  try {
    if (values.length > 0) return await client.query(text, values)
    const results = await client.exec(text)
    return { rows: results.flatMap(({ rows }) => rows) }
  } catch (error) {
    // SQL that begins a transaction and fails before its end leaves it open, and there is only one connection.
    await client.exec('rollback').catch(() => undefined)
    throw error
  }
}

/** Whether a folder is empty or missing. Throws CannotStart where it cannot be read. */
function isEmpty(folder: string): boolean {
  try {
    return !existsSync(folder) || readdirSync(folder).length === 0
  } catch (cause) {
    throw cannotOpen(folder, cause)
  }
}

/**
 * Creates the database in a temporary folder and renames it when all of it is on the disk, because initdb writes
 * without fsync. An interrupted first start leaves nothing that looks like a database.
 */
async function makeCluster(folder: string, sync?: Sync) {
  const aside = `${folder}.making`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { mode: 0o700 })
  try {
    const client = await start(aside, sync)
    await client.close()
    syncTree(aside, sync)
    renameSync(aside, folder)
    syncFolder(dirname(folder), sync)
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true })
    throw cannotMake(folder, cause)
  }
}

async function start(folder: string, sync?: Sync, onCrash?: (crash: Error) => void): Promise<PGlite> {
  const files = new DurableFiles(folder, sync)
  files.onCrash = (cause) => {
    const crash = new DatabaseStopped(`The embedded database has stopped: ${lastWords(files, cause)}`, { cause })
    files.abandon()
    onCrash?.(crash)
    return crash
  }
  const client = new PGlite({
    fs: files,
    // Without -F, PostgreSQL calls fsync at every commit.
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
  try {
    await client.waitReady
  } catch (cause) {
    files.abandon()
    throw new DatabaseStopped(`The embedded database does not start: ${lastWords(files, cause)}`, { cause })
  }
  return client
}

function lastWords({ said }: DurableFiles, cause: unknown): string {
  const line = said.findLast((line) => /PANIC|FATAL/.test(line))
  return line?.replace(/.*?(?=PANIC|FATAL)/, '') ?? (cause instanceof Error ? cause.message : 'it says nothing more')
}
