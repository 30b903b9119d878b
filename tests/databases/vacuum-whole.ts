import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'

/**
 * Vacuums a table until all of its rows are marked as visible to everybody, so that an index alone can answer. An analysis
 * that PostgreSQL runs by itself at this moment keeps a vacuum from marking them. The rows have to be on the disk
 * (`synchronous_commit`).
 */
export async function vacuumWhole(db: Database, table: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await db.execute(sql.raw(`vacuum (freeze, analyze) ${table}`))
      const visible = sql`select relallvisible >= relpages as all from pg_class where oid = ${table}::regclass`
      const { rows } = (await db.execute(visible)) as unknown as { rows: { all: boolean }[] }
      expect(rows[0]?.all).toBe(true)
    },
    { timeout: 60_000, interval: 200 },
  )
}
