import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { CannotStart } from '../../cannot-start.ts'
import type { Database } from '../database.ts'
import * as tables from '../tables.ts'
import { bounds, connectionsEndingWhenSilent, limitStatements, type PostgresBounds } from './bounds.ts'
import { takesWritesOn } from './takes-writes.ts'
import { transactionOn } from './transaction.ts'

type PostgresParts = {
  /** Called when an idle connection breaks. */
  onError: (error: Error) => void
  /** Set by tests. */
  within?: PostgresBounds
}

/** Opens a pool of connections to PostgreSQL, with time limits on every wait. */
export async function openPostgres(url: string, { onError, within = bounds }: PostgresParts) {
  const pool = new Pool({
    connectionString: url,
    max: within.connections,
    connectionTimeoutMillis: within.connectMs,
    // Shorter than the silence that ends a connection, because an idle connection is silent too.
    idleTimeoutMillis: within.silenceMs / 2,
    stream: connectionsEndingWhenSilent(within.silenceMs),
    onConnect: limitStatements(within),
  })
  pool.on('error', onError)
  // A connection in use reports a break to its query. Without this listener the break would also end the process.
  pool.on('connect', (client) => client.on('error', ignore))
  const db: Database = drizzle(pool, { schema: tables })
  db.transaction = transactionOn(pool)
  return {
    db,
    kind: 'postgres' as const,
    takesWrites: takesWritesOn(pool),
    runSql: (text: string, values?: unknown[]) => runSql(pool, text, values),
    close: () => pool.end(),
    /** Runs `work` under a lock, so that no other process of this product runs it at the same time. */
    alone: aloneOn(url, within),
  }
}

/** Several statements return a result each. */
type Result = { rows: unknown[] } | { rows: unknown[] }[]

async function runSql(pool: Pool, text: string, values: unknown[] = []) {
  const connection = await pool.connect()
  try {
    const result: Result = await connection.query(text, values)
    connection.release()
    return { rows: [result].flat().flatMap(({ rows }) => rows) }
  } catch (error) {
    // SQL that begins a transaction and fails before its end leaves it open, so this connection must not be reused.
    connection.release(true)
    throw error
  }
}

/** Runs work on a separate connection without time limits, since a migration may take long. */
function aloneOn(url: string, { connectMs }: PostgresBounds) {
  return async (work: (db: NodePgDatabase<typeof tables>) => Promise<void>) => {
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2 * connectMs })
    client.on('error', ignore)
    await client.connect().catch((cause: NodeJS.ErrnoException) => {
      throw new CannotStart(`PostgreSQL cannot be reached: ${cause.message || cause.code}.`, { cause })
    })
    try {
      await refuseOld(client)
      await client.query('select pg_advisory_lock($1)', [MIGRATIONS])
      await work(drizzle(client, { schema: tables }))
    } finally {
      // Closing the connection releases its lock, whatever happened on it.
      await client.end()
    }
  }
}

const ignore = () => undefined

/** The oldest PostgreSQL version that the migrations run on, as `server_version_num`. */
const OLDEST = 150_000

async function refuseOld(connection: Pick<PoolClient, 'query'>) {
  const { rows } = await connection.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const { number = 0, name = '' } = rows[0] ?? {}
  if (number < OLDEST)
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${name}. Pacewright needs PostgreSQL 15 or newer.`)
}

// Any constant number: "pace" in ASCII.
const MIGRATIONS = 0x70616365
