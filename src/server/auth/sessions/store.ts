import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { sessions, users } from '../tables.ts'
import type { Session, User } from '../users/store.ts'

export async function insertSession(tx: Database, session: typeof sessions.$inferInsert): Promise<Session> {
  const [inserted] = await tx.insert(sessions).values(session).returning()
  if (!inserted) throw new Error('The session was not written')
  return inserted
}

/** The session, locked until the transaction ends. */
export async function lockSession(tx: Database, id: string): Promise<Session | undefined> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return session
}

export async function findSessionAndUser(
  db: Database,
  sessionId: string,
  userId: string,
): Promise<{ session: Session | null; user: User } | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.user_id, users.id)))
    .where(eq(users.id, userId))
  return row
}

export async function updateSession(tx: Database, id: string, changes: Partial<Session>): Promise<void> {
  await tx.update(sessions).set(changes).where(eq(sessions.id, id))
}

export async function deleteSession(tx: Database, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id))
}

/** Sessions that are listed; a person has a few. */
const MAX_LISTED = 100

/** The user's sessions, the last used first. */
export function sessionsOf(db: Database, userId: string): Promise<Session[]> {
  const lastUse = sql`coalesce(${sessions.refreshed_at}, ${sessions.created_at})`
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(lastUse), desc(sessions.id))
    .limit(MAX_LISTED)
}

/** Deletes a session if it is the user's; false if it is not, or is gone. */
export async function deleteSessionOf(tx: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Deletes the user's sessions, all or all but one. */
export async function deleteSessionsOf(tx: Database, userId: string, but?: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), but ? ne(sessions.id, but) : undefined))
}

/** Deletes at most `limit` sessions that began, or were last refreshed, before a moment; returns how many. */
export function deleteOldSessions(
  db: Database,
  { begunBefore, unusedBefore }: { begunBefore: Date | undefined; unusedBefore: Date },
  limit: number,
): Promise<number> {
  // The second condition implies the first, which has an index.
  const isUnused = and(
    lt(sessions.created_at, unusedBefore),
    lt(sql`coalesce(${sessions.refreshed_at}, ${sessions.created_at})`, unusedBefore.toISOString()),
  )
  const isOld = or(isUnused, begunBefore && lt(sessions.created_at, begunBefore))
  return deleteSome(db, sessions, isOld, limit)
}
