import type { Client, Pool } from 'pg'
import { refusesWrites } from '../unavailable.ts'

/**
 * Whether a PostgreSQL takes writes. It is not one that only reads; and where a write was refused for want of room,
 * room is there again. Room is asked for only then, because asking writes.
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

/** Whether a megabyte can be written; it is gone with its transaction. */
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
