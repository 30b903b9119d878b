import './provided.ts'
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { asked, databaseOn } from './postgres-setup.ts'

/** The address of a new database on PostgreSQL, empty or migrated. It goes when the run ends. */
export async function newDatabase({ isMigrated }: { isMigrated: boolean }): Promise<string> {
  const [server, template] = [inject('postgresUrl'), inject('postgresTemplate')]
  if (!server || !template) throw new Error('This test runs in a project that has no PostgreSQL.')
  // The run's own name stands before it, for the run drops what it made.
  const name = `${template}_${randomUUID().slice(-12)}`
  await asked(server, `create database ${name}${isMigrated ? ` template ${template}` : ''}`)
  return databaseOn(server, name)
}
