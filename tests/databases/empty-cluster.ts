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
 * A folder with an empty, migrated PGlite: `db`, as in a data directory after the first start, and the same as a file,
 * `empty.tar`. It is created once for each set of migrations and packages and shared by all tests, so tests must not
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
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const source of sources) hash.update(source).update(readFileSync(join(migrationsFolder, source)))
  return hash.digest('hex').slice(0, 16)
}

async function make(folder: string) {
  // Two runs may make it at the same moment: each makes its own, and the first to finish is kept.
  const making = `${folder}.${randomUUID()}`
  mkdirSync(making, { recursive: true })
  // Loaded only here: most runs find the cluster there.
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = new PGlite(join(making, 'db'))
  await migrate(drizzle(client), { migrationsFolder })
  writeFileSync(join(making, 'empty.tar'), new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  try {
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** Other runs may be using a cluster of other migrations that was made lately. */
function removeClustersBefore(time: number) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < time) rmSync(folder, { recursive: true, force: true })
  }
}
