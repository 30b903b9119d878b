import { fullDiskDrill } from './database/full-disk.ts'
import { lostConnectionDrill } from './database/lost-connection.ts'

/**
 * What a database can do to a server: PostgreSQL behind a network that stops, goes silent or is slow, and the embedded
 * one on a disk without room. After each, everything that was acknowledged is there, every refusal was 503 with
 * Retry-After, and the server has recovered by itself.
 */
export async function databaseDrill(): Promise<void> {
  await lostConnectionDrill()
  await fullDiskDrill()
}
