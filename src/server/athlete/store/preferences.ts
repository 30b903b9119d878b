import { eq, sql } from 'drizzle-orm'
import type { Preferences } from '#contracts/preferences.ts'
import type { Database } from '../../db/database.ts'
import { athletes } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** Changes the given preferences of an athlete, in one statement: what is saved of the same row meanwhile stays. */
export async function changePreferences(db: Database, athlete: AthleteId, change: Preferences): Promise<void> {
  const { meta } = athletes
  const changed = sql`coalesce(${meta} -> 'preferences', '{}') || ${JSON.stringify(change)}::jsonb`
  await db
    .update(athletes)
    .set({ meta: sql`${meta} || jsonb_build_object('preferences', ${changed})` })
    .where(eq(athletes.id, athlete))
}
