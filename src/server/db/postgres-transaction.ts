import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from './database.ts'

/**
 * Runs transactions on connections of a pool. In place of drizzle's own way to borrow one, which never gives back a
 * connection whose `begin` failed, and gives back one whose `rollback` failed as if it were sound.
 */
export function transactionOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      // Tables are named in every query: the schema is needed for none.
      const db = drizzle(client) as unknown as Database
      return await db.transaction(work, config)
    } finally {
      // Only what stands outside a transaction may serve another.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
