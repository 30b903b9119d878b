import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { routes } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** Those of some routes that are the athlete's own and not deleted. */
export async function readOwnRoutes(db: Database, athlete: AthleteId, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: routes.id })
    .from(routes)
    .where(and(inArray(routes.id, [...ids]), eq(routes.athlete_id, athlete), isNull(routes.deleted_at)))
  return new Set(rows.map(({ id }) => id))
}
