import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { calendar_changes, calendars } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'

/** Changes of a calendar that are kept, so that they can be undone. */
const MAX_CHANGES = 50

export type ChangeRow = typeof calendar_changes.$inferSelect
type CalendarState = { revision: number; item_count: number }

/** The revision of an athlete's calendar; 0 before the first change. */
export async function readRevision(db: Database, athlete: AthleteId): Promise<number> {
  const [row] = await db
    .select({ revision: calendars.revision })
    .from(calendars)
    .where(eq(calendars.athlete_id, athlete))
  return row?.revision ?? 0
}

/** Locks an athlete's calendar until the transaction ends, so that its changes are made one after the other. */
export async function lockCalendar(within: Database, athlete: AthleteId): Promise<CalendarState> {
  const [state] = await within
    .insert(calendars)
    .values({ athlete_id: athlete, revision: 0, item_count: 0 })
    .onConflictDoUpdate({ target: calendars.athlete_id, set: { revision: sql`${calendars.revision}` } })
    .returning({ revision: calendars.revision, item_count: calendars.item_count })
  if (!state) throw new Error(`No calendar for athlete ${athlete}`)
  return state
}

/** Stores the state of a calendar that is locked. */
export async function writeState(within: Database, athlete: AthleteId, state: CalendarState): Promise<void> {
  await within.update(calendars).set(state).where(eq(calendars.athlete_id, athlete))
}

/** One of the last changes of an athlete's calendar. */
export async function readChange(db: Database, athlete: AthleteId, id: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(calendar_changes).where(isOwn(athlete, id))
  return row
}

/** The last changes of an athlete's calendar, the last first. */
export function listChanges(db: Database, athlete: AthleteId): Promise<Omit<ChangeRow, 'patches'>[]> {
  const { athlete_id, id, number, digest, about, is_undone, made_at } = calendar_changes
  return db
    .select({ athlete_id, id, number, digest, about, is_undone, made_at })
    .from(calendar_changes)
    .where(eq(athlete_id, athlete))
    .orderBy(desc(number))
    .limit(MAX_CHANGES)
}

/** Stores a change, and forgets those that were made too long before. */
export async function insertChange(within: Database, change: ChangeRow): Promise<void> {
  await within.insert(calendar_changes).values(change)
  const tooOld = within
    .select({ number: calendar_changes.number })
    .from(calendar_changes)
    .where(eq(calendar_changes.athlete_id, change.athlete_id))
    .orderBy(desc(calendar_changes.number))
    .offset(MAX_CHANGES)
    .limit(1)
  await within
    .delete(calendar_changes)
    .where(and(eq(calendar_changes.athlete_id, change.athlete_id), lte(calendar_changes.number, sql`(${tooOld})`)))
}

/** Stores whether a change is undone. */
export async function markChange(within: Database, athlete: AthleteId, id: string, is_undone: boolean): Promise<void> {
  await within.update(calendar_changes).set({ is_undone }).where(isOwn(athlete, id))
}

function isOwn(athlete: AthleteId, id: string) {
  return and(eq(calendar_changes.athlete_id, athlete), eq(calendar_changes.id, id))
}
