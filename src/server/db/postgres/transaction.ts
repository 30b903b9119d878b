import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '../database.ts'

/**
 * Runs transactions on connections of a pool. In place of drizzle's own way to borrow one, which never gives back a
 * connection whose `begin` failed.
 */
export function transactionOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      // Tables are named in every query: the schema is needed for none.
      const db = drizzle(client) as unknown as Database
      return await db.transaction(work, config)
    } finally {
      // The pool keeps no connection that has ended, and one that does not answer has ended by its silence.
      client.release()
    }
  }
}
