import { asc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { athletes, subscriptions, users } from '../../db/tables.ts'

/**
 * All athletes with their plans, sorted by email address. The embedded provider knows at once who has confirmed an
 * address; a foreign provider's state is known once the athlete calls the API.
 */
export function listAthletes(db: Database, { ownProvider }: { ownProvider: boolean }) {
  return db
    .select({
      id: athletes.id,
      email: athletes.email,
      full_name: athletes.full_name,
      role: athletes.role,
      plan: subscriptions.type,
      confirmed_at: ownProvider
        ? sql<Date | null>`coalesce(${athletes.confirmed_at}, ${users.email_confirmed_at})`
        : athletes.confirmed_at,
    })
    .from(athletes)
    .leftJoin(subscriptions, eq(subscriptions.athlete_id, athletes.id))
    .leftJoin(users, eq(users.id, athletes.id))
    .orderBy(asc(athletes.email), asc(athletes.id))
}

/** The athletes with this email address or id. Several where an address was passed on without the product seeing it. */
export function findAthletes(db: Database, emailOrId: string) {
  const hasAddress = eq(sql`lower(${athletes.email})`, emailOrId.toLowerCase())
  const isId = z.guid().safeParse(emailOrId).success
  return db
    .select({ id: athletes.id, email: athletes.email })
    .from(athletes)
    .where(isId ? or(hasAddress, eq(athletes.id, emailOrId)) : hasAddress)
}
