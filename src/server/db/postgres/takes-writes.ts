import type { Client, Pool } from 'pg'
import { refusesWrites } from '../unavailable.ts'

/**
 * Tells whether PostgreSQL accepts writes: it is not read-only, and if a write was refused for lack of disk space,
 * space is available again. That check writes, so it runs only after such a refusal.
 */
export function takesWritesOn(pool: Pool): () => Promise<boolean> {
  let isRefused = false
  pool.on('connect', (client) => {
    const { connection } = client as unknown as Client
    connection.on('errorMessage', (error: Error) => {
      if (refusesWrites(error)) isRefused = true
    })
  })
  return async () => {
    const { rows } = await pool.query<{ only: string }>("select current_setting('transaction_read_only') as only")
    if (rows[0]?.only !== 'off') return false
    if (isRefused && (await hasRoom(pool))) isRefused = false
    return !isRefused
  }
}

/** Whether a megabyte can be written; the transaction is rolled back. */
async function hasRoom(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      "create temporary table room on commit drop as select repeat('x', 1000) from generate_series(1, 1000)",
    )
    return true
  } catch (error) {
    if (refusesWrites(error)) return false
    throw error
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release(client.getTransactionStatus() !== 'I')
  }
}
