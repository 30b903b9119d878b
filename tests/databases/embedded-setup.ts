import './provided.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '#server/db/database.ts'

/** Makes an empty, migrated PGlite once: loading a copy takes a tenth of making another. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-pglite-'))
  const file = join(folder, 'empty.tar')
  const cluster = join(folder, 'db')
  const client = new PGlite(cluster)
  await migrate(drizzle(client), { migrationsFolder })
  writeFileSync(file, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('emptyPGlite', file)
  project.provide('emptyPGliteFolder', cluster)
  return () => rmSync(folder, { recursive: true })
}
