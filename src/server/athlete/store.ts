import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { athletes } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { ProviderUser } from './provider.ts'

export type Athlete = typeof athletes.$inferSelect

/** An athlete's row. It exists for every user who has had a session. */
export async function readAthlete(db: Database, id: AthleteId): Promise<Athlete> {
  const [athlete] = await db.select().from(athletes).where(eq(athletes.id, id))
  // The account was deleted while its session was still remembered.
  if (!athlete) throw new Problem('bad-token', 'Your session is over. Sign in again.')
  return athlete
}

/**
 * Creates the row of a user of the auth provider when first seen. On confirmation it takes the name and time zone of
 * that sign-up; later it only follows the address. An unconfirmed user whose address belongs to an athlete gets no row,
 * because providers answer such a sign-up with a made-up user.
 */
export async function rememberUser(
  db: Database,
  user: ProviderUser,
  { timezone, confirmedAt }: { timezone: string; confirmedAt: Date | null },
): Promise<void> {
  const { id, email, fullName } = user
  if (!confirmedAt && (await touchAthlete(db, email))) return
  const [made] = await db
    .insert(athletes)
    .values({ id, email, full_name: fullName, timezone, confirmed_at: confirmedAt })
    .onConflictDoNothing()
    .returning({ id: athletes.id })
  if (made || !confirmedAt) return
  await db
    .update(athletes)
    .set({
      email,
      full_name: ifUnconfirmed(athletes.full_name, fullName),
      timezone: ifUnconfirmed(athletes.timezone, timezone),
      confirmed_at: sql`coalesce(${athletes.confirmed_at}, ${confirmedAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(athletes.id, id), or(ne(athletes.email, email), isNull(athletes.confirmed_at))))
}

// Before confirmation a later sign-up with the same address may have replaced the one that created the row.
const ifUnconfirmed = (column: AnyPgColumn, value: string) =>
  sql`case when ${athletes.confirmed_at} is null then ${value} else ${column} end`

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
