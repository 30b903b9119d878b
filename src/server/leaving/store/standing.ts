import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { athletes } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** Notes when an account is to be deleted; false if that was noted before. */
export async function markLeaving(db: Database, athlete: AthleteId, leavesAt: Date): Promise<boolean> {
  const marked = await db
    .update(athletes)
    .set({ leaves_at: leavesAt })
    .where(and(eq(athletes.id, athlete), isNull(athletes.leaves_at)))
    .returning({ id: athletes.id })
  return marked.length > 0
}

/** Keeps an account that was to be deleted; false if there was nothing to withdraw, or its time is over. */
export async function withdrawLeaving(db: Database, athlete: AthleteId, now: Date): Promise<boolean> {
  const kept = await db
    .update(athletes)
    .set({ leaves_at: null })
    .where(and(eq(athletes.id, athlete), gt(athletes.leaves_at, now)))
    .returning({ id: athletes.id })
  return kept.length > 0
}
