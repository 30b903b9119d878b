import { and, eq, isNull, sql } from 'drizzle-orm'
import { countToday } from '../db/daily-counts.ts'
import type { Database } from '../db/database.ts'
import { athletes } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { ProviderUser } from './provider.ts'

export type Athlete = typeof athletes.$inferSelect

/** An athlete's row. It exists for every user who has had a session. */
export async function readAthlete(db: Database, id: AthleteId): Promise<Athlete> {
  const [athlete] = await db.select().from(athletes).where(eq(athletes.id, id))
  if (!athlete) throw sessionIsOver()
  return athlete
}

/** The account was deleted while its session was still remembered. */
function sessionIsOver(): Problem {
  return new Problem('bad-token', 'Your session is over. Sign in again.')
}

/** Reads an athlete's row and locks it until the transaction ends. */
export async function lockAthlete(within: Database, id: AthleteId): Promise<Athlete> {
  const [athlete] = await within.select().from(athletes).where(eq(athletes.id, id)).for('no key update')
  if (!athlete) throw sessionIsOver()
  return athlete
}

/**
 * Creates the row of a user of the auth provider when first seen. On confirmation it takes the name and time zone of
 * that sign-up; later it only follows the address, and notes when
 * the athlete was last here. An unconfirmed user whose address belongs to an athlete gets no row,
 * because providers answer such a sign-up with a made-up user.
 */
export async function rememberUser(
  db: Database,
  user: ProviderUser,
  { timezone, confirmedAt }: { timezone: string; confirmedAt: Date | null },
): Promise<void> {
  const { id, email, fullName } = user
  const fresh = { id, email, full_name: fullName, timezone }
  if (!confirmedAt) {
    if (!(await touchAthlete(db, email))) await db.insert(athletes).values(fresh).onConflictDoNothing()
    return
  }
  if (await isUpToDate(db, user, confirmedAt)) return
  const seen = { email, last_seen_at: confirmedAt }
  await db.transaction(async (tx) => {
    await tx.insert(athletes).values(fresh).onConflictDoNothing()
    // Before confirmation a later sign-up with the same address may have replaced the one that created the row.
    const [confirmed] = await tx
      .update(athletes)
      .set({ ...fresh, ...seen, confirmed_at: confirmedAt })
      .where(and(eq(athletes.id, id), isNull(athletes.confirmed_at)))
      .returning({ id: athletes.id })
    if (confirmed) await countToday(tx, 'sign_up', id, confirmedAt)
    else await tx.update(athletes).set(seen).where(eq(athletes.id, id))
  })
}

/** How exactly it is known when an athlete was last here, in ms. More often would write with most requests. */
const SEEN_WITHIN_MS = 60 * 60 * 1000

/** Whether nothing of a confirmed athlete's row needs to change: most sessions are of athletes who were just here. */
async function isUpToDate(db: Database, { id, email }: ProviderUser, now: Date): Promise<boolean> {
  const { confirmed_at, last_seen_at } = athletes
  const [known] = await db
    .select({ email: athletes.email, confirmed_at, last_seen_at })
    .from(athletes)
    .where(eq(athletes.id, id))
  if (!known?.confirmed_at || !known.last_seen_at || known.email !== email) return false
  return now.getTime() - known.last_seen_at.getTime() < SEEN_WITHIN_MS
}

/**
 * Whether an athlete has this address. Writes their row unchanged, because creating a row writes too, and the work
 * after a sign-up must not show whether an account exists.
 */
async function touchAthlete(db: Database, email: string): Promise<boolean> {
  const theirs = eq(sql`lower(${athletes.email})`, email)
  const touched = await db.update(athletes).set({ email: athletes.email }).where(theirs).returning({ id: athletes.id })
  return touched.length > 0
}

/** Changes the given fields of an athlete. */
export async function changeAthlete(
  db: Database,
  id: AthleteId,
  change: { full_name?: string; timezone?: string },
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(athletes).set(change).where(eq(athletes.id, id))
}
