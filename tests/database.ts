import './databases/provided.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import * as tables from '#server/db/tables.ts'
import { asked, databaseOn } from './databases/postgres-setup.ts'

/** A fresh, migrated database of its own: on PostgreSQL where the run is about that, else embedded in memory. */
export async function testDatabase(): Promise<OpenDatabase> {
  const [url, template, dump] = [inject('postgresUrl'), inject('postgresTemplate'), inject('emptyPGlite')]
  if (url && template) return onPostgres(url, template)
  if (dump) return embedded(dump)
  throw new Error('This test runs in a project that sets up no database.')
}

async function embedded(dump: string): Promise<OpenDatabase> {
  const client = new PGlite({ loadDataDir: new Blob([readFileSync(dump)]) })
  await client.waitReady
  return { db: drizzle(client, { schema: tables }), close: () => client.close() }
}

async function onPostgres(url: string, template: string): Promise<OpenDatabase> {
  const name = `pacewright_test_${randomUUID().replaceAll('-', '')}`
  await asked(url, `create database ${name} template ${template}`)
  const { db, close } = await openPostgres(databaseOn(url, name), console.error)
  return { db, close }
}
