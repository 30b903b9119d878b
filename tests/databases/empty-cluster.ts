import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '#server/db/database.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = join(root, 'node_modules/.cache/empty-cluster')

/**
 * A folder with an empty, migrated PGlite: `db`, as in a data directory after the first start, and the same without the
 * tables of jobs as a file, `empty.tar`. It is created once for each set of migrations and packages and shared by all tests, so tests must not
 * write to it.
 */
export async function emptyCluster(): Promise<string> {
  const folder = join(cache, fingerprint())
  if (!existsSync(folder)) {
    await make(folder)
    removeClustersBefore(Date.now() - DAY_MS)
  }
  return folder
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A hash of everything that determines the cluster's content. */
function fingerprint(): string {
  const sources = globSync('**/*.{sql,json}', { cwd: migrationsFolder }).sort()
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tests/databases/empty-cluster.ts'])
    hash.update(readFileSync(join(root, file)))
  for (const source of sources) hash.update(source).update(readFileSync(join(migrationsFolder, source)))
  return hash.digest('hex').slice(0, 16)
}

async function make(folder: string) {
  // Two runs may make it at the same time: each makes its own, and the first that is complete is kept.
  const temporary = `${folder}.${randomUUID()}`
  mkdirSync(temporary, { recursive: true })
  // Imported here, because most runs find an existing cluster and do not need them.
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = new PGlite(join(temporary, 'db'))
  await migrate(drizzle(client), { migrationsFolder })
  writeFileSync(join(temporary, 'empty.tar'), new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()))
  // A server would create the tables of its jobs beside the first requests.
  const { openClient } = await import('#server/db/embedded/embedded.ts')
  const { createLog } = await import('#server/http/log/log.ts')
  const { startBoss } = await import('#server/jobs/boss.ts')
  const boss = await startBoss({ database: openClient(client), log: createLog('silent') })
  await boss.stop()
  await client.close()
  try {
    renameSync(temporary, folder)
  } catch (error) {
    rmSync(temporary, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** Removes old clusters. A recent one is kept, because another run may be using it with other migrations. */
function removeClustersBefore(time: number) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < time) rmSync(folder, { recursive: true, force: true })
  }
}
