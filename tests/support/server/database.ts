import '../../databases/provided.ts'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/db/database.ts'
import { openClient } from '#server/db/embedded/embedded.ts'
import { bounds, type PostgresBounds } from '#server/db/postgres/bounds.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { newDatabase } from '../../databases/new-database.ts'

/** A busy machine answers late. Times are in ms. */
const patient: PostgresBounds = { ...bounds, connectMs: 60_000, statementMs: 60_000, silenceMs: 80_000 }

/** A new, migrated database: on PostgreSQL if the test's project has one, else embedded and in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  const dump = inject('emptyPGlite')
  if (dump) return openEmbeddedCopy(dump)
  if (inject('postgresUrl'))
    return openPostgres(await newDatabase({ isMigrated: true }), { onError: console.error, within: patient })
  throw new Error('This test runs in a project that sets up no database.')
}

/** A migrated PGlite in memory, from the file of an empty one: it takes a tenth of the time of making one. */
export async function openEmbeddedCopy(dump: string): Promise<OpenDatabase> {
  const client = new PGlite({ loadDataDir: new Blob([readFileSync(dump)]) })
  await client.waitReady
  return openClient(client)
}
