import { fullDiskDrill } from './database/full-disk.ts'
import { lostConnectionDrill } from './database/lost-connection.ts'

/**
 * Makes the database fail: PostgreSQL behind a network that stops, goes silent or is slow, and the embedded database on
 * a full disk. After each failure everything that was acknowledged is stored, every refusal was 503 with Retry-After,
 * and the server has recovered by itself.
 */
export async function databaseDrill(): Promise<void> {
  await lostConnectionDrill()
  await fullDiskDrill()
}
