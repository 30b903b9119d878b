import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import * as tables from './tables.ts'

/** Opens a pool of connections to PostgreSQL. `onTrouble` hears of idle connections that break. */
export async function openPostgres(url: string, onTrouble: (trouble: Error) => void) {
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 })
  pool.on('error', onTrouble)
  return {
    db: drizzle(pool, { schema: tables }),
    kind: 'postgres' as const,
    runSql: (text: string, values?: unknown[]) => runSql(pool, text, values),
    close: () => pool.end(),
    /** Runs `work` while no other process of this product does, on one connection. */
    alone: async (work: (db: ReturnType<typeof onConnection>) => Promise<void>) => {
      const connection = await pool.connect().catch((cause: NodeJS.ErrnoException) => {
        throw new CannotStart(`PostgreSQL cannot be reached: ${cause.message || cause.code}.`, { cause })
      })
      try {
        await refuseOld(connection)
        await connection.query('select pg_advisory_lock($1)', [MIGRATIONS])
        await work(onConnection(connection))
      } finally {
        // Ending the connection lifts its lock, whatever happened on it.
        connection.release(true)
      }
    },
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
  } catch (trouble) {
    // A text that begins a transaction and fails before its end leaves it open: nobody else may get this connection.
    connection.release(true)
    throw trouble
  }
}

/** The oldest PostgreSQL whose words the migrations keep to, as `server_version_num` counts. */
const OLDEST = 150_000

async function refuseOld(connection: PoolClient) {
  const { rows } = await connection.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const { number = 0, name = '' } = rows[0] ?? {}
  if (number < OLDEST)
    throw new CannotStart(`DATABASE_URL leads to PostgreSQL ${name}. Pacewright needs PostgreSQL 15 or newer.`)
}

// Any number, as long as it is always the same: "pace" in ASCII.
const MIGRATIONS = 0x70616365

const onConnection = (connection: PoolClient) => drizzle(connection, { schema: tables })
