import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '../database.ts'

/**
 * Runs transactions on connections of a pool. It replaces drizzle's own code, which never returns a connection whose
 * `begin` failed.
 */
export function transactionOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      // Every query names its tables, so no schema is needed.
      const db = drizzle(client) as unknown as Database
      return await db.transaction(work, config)
    } finally {
      // The pool removes closed connections, and one that does not answer is closed by its silence limit.
      client.release()
    }
  }
}
