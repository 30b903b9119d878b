import { desc, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { eventKinds } from '#contracts/admin.ts'
import type { Database } from '../../db/database.ts'
import { admin_events } from '../../db/tables.ts'

export type EventKind = (typeof eventKinds)[number]

/** Events on a page. */
export const EVENTS_PER_PAGE = 50

/** Notes what an admin, or the operator's command, changed; as part of the transaction that changes it. */
export async function noteEvent(
  tx: Database,
  event: { kind: EventKind; by: string | null; athlete?: string; at: Date },
): Promise<void> {
  const { kind, by, athlete = null, at } = event
  await tx.insert(admin_events).values({ id: uuidv7(), kind, admin_id: by, athlete_id: athlete, made_at: at })
}

/** Events before another, or the last ones; the newest first. */
export function listEventRows(db: Database, { before, limit }: { before?: string | undefined; limit: number }) {
  const { id, kind, admin_id, athlete_id, made_at } = admin_events
  return db
    .select({ id, kind, admin_id, athlete_id, made_at })
    .from(admin_events)
    .where(before ? lt(id, before) : undefined)
    .orderBy(desc(id))
    .limit(limit)
}
