import './provided.ts'
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { databaseOn, runStatement } from './postgres-setup.ts'

/** The address of a new database on PostgreSQL, empty or migrated. It is dropped when the run ends. */
export async function newDatabase({ isMigrated }: { isMigrated: boolean }): Promise<string> {
  const [server, template] = [inject('postgresUrl'), inject('postgresTemplate')]
  if (!server || !template) throw new Error('This test runs in a project that has no PostgreSQL.')
  // The name begins with the template's, because the run drops all such databases at its end.
  const name = `${template}_${randomUUID().slice(-12)}`
  await runStatement(server, `create database ${name}${isMigrated ? ` template ${template}` : ''}`)
  return databaseOn(server, name)
}
