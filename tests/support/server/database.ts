import '../../databases/provided.ts'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/db/database.ts'
import { openClient } from '#server/db/embedded/embedded.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { newDatabase } from '../../databases/new-database.ts'

/** A fresh, migrated database of its own: on PostgreSQL where the run is about that, else embedded in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  const dump = inject('emptyPGlite')
  if (dump) return embedded(dump)
  if (inject('postgresUrl')) return onPostgres()
  throw new Error('This test runs in a project that sets up no database.')
}

async function embedded(dump: string): Promise<OpenDatabase> {
  const client = new PGlite({ loadDataDir: new Blob([readFileSync(dump)]) })
  await client.waitReady
  return openClient(client)
}

async function onPostgres(): Promise<OpenDatabase> {
  return openPostgres(await newDatabase({ isMigrated: true }), { onError: console.error })
}
