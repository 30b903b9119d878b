import './provided.ts'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'
import { findPostgres, type PostgresServer, startPostgres } from './postgres.ts'

/** Finds or starts a PostgreSQL and makes an empty, migrated database there, for test databases to be copies of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverOf(process.env.TEST_DATABASE_URL)
  const { template, drop } = await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', template)
  return async () => {
    await drop()
    await server.stop()
  }
}

/** Makes an empty, migrated database with a new name; `drop` removes it and all databases whose names begin with that. */
export async function makeTemplate(url: string): Promise<{ template: string; drop: () => Promise<void> }> {
  const template = `pacewright_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(url, `create database ${template}`)
  const made = await openDatabase({ dataDir: '', databaseUrl: databaseOn(url, template) }, console.error)
  await made.close()
  return { template, drop: () => dropAll(url, template) }
}

/** The address of another database on the same server. */
export function databaseOn(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs one statement on a new connection. */
export async function runStatement(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function serverOf(given: string | undefined): Promise<PostgresServer> {
  if (given) return { url: given, stop: async () => undefined }
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL to test on.')
  return startPostgres(programs)
}

async function dropAll(url: string, prefix: string) {
  const { rows } = await runStatement(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of rows) await runStatement(url, `drop database if exists ${datname} with (force)`)
}
