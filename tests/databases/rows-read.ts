import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** What a read finds, and how many rows of each table it looks at. */
export async function rowsRead<Found>(db: Database, read: (db: Database) => Promise<Found>) {
  return db.transaction(async (within) => {
    // The figures of a connection go on from its last transaction.
    const before = await figuresOf(within)
    const found = await read(within)
    const after = await figuresOf(within)
    const rows = Object.fromEntries([...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]))
    return { found, rows }
  })
}

async function figuresOf(within: Database): Promise<Map<string, number>> {
  const { rows } = (await within.execute(
    sql`select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`,
  )) as unknown as { rows: { relname: string; read: number }[] }
  return new Map(rows.map(({ relname, read }) => [relname, read]))
}
