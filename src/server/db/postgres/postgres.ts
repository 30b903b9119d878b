import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { CannotStart } from '../../cannot-start.ts'
import type { Database } from '../database.ts'
import * as tables from '../tables.ts'
import { bounds, connectionsEndingWhenSilent, limitStatements, type PostgresBounds } from './bounds.ts'
import { takesWritesOn } from './takes-writes.ts'
import { transactionOn } from './transaction.ts'

type PostgresParts = {
  /** Hears of idle connections that break. */
  onError: (error: Error) => void
  /** An argument for tests. */
  within?: PostgresBounds
}

/** Opens a pool of connections to PostgreSQL, none of which waits for longer than its bounds. */
export async function openPostgres(url: string, { onError, within = bounds }: PostgresParts) {
  const pool = new Pool({
    connectionString: url,
    max: within.connections,
    connectionTimeoutMillis: within.connectMs,
    // Shorter than the silence that ends a connection: an idle one is silent too.
    idleTimeoutMillis: within.silenceMs / 2,
    keepAlive: true,
    stream: connectionsEndingWhenSilent(within.silenceMs),
    onConnect: limitStatements(within),
  })
  pool.on('error', onError)
  // A connection that breaks while it is lent tells its query. Without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', ignore))
  const db: Database = drizzle(pool, { schema: tables })
  db.transaction = transactionOn(pool)
  return {
    db,
    kind: 'postgres' as const,
    takesWrites: takesWritesOn(pool),
    runSql: (text: string, values?: unknown[]) => runSql(pool, text, values),
    close: () => pool.end(),
    /** Runs `work` while no other process of this product does. */
    alone: aloneOn(url, within),
  }
}

/** Several statements give a result each. */
type Result = { rows: unknown[] } | { rows: unknown[] }[]

async function runSql(pool: Pool, text: string, values: unknown[] = []) {
  const connection = await pool.connect()
  try {
    const result: Result = await (values.length > 0 ? connection.query(text, values) : connection.query(text))
    connection.release()
    return { rows: [result].flat().flatMap(({ rows }) => rows) }
  } catch (error) {
    // A text that begins a transaction and fails before its end leaves it open: nobody else may get this connection.
    connection.release(true)
    throw error
  }
}

/** Runs work on a connection of its own, without time limits: a migration may take as long as it takes. */
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
      // Ending the connection lifts its lock, whatever happened on it.
      await client.end()
    }
  }
}

const ignore = () => undefined

/** The oldest PostgreSQL whose words the migrations keep to, as `server_version_num` counts. */
const OLDEST = 150_000

async function refuseOld(connection: Pick<PoolClient, 'query'>) {
  const { rows } = await connection.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const { number = 0, name = '' } = rows[0] ?? {}
  if (number < OLDEST)
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${name}. Pacewright needs PostgreSQL 15 or newer.`)
}

// Any number, as long as it is always the same: "pace" in ASCII.
const MIGRATIONS = 0x70616365
