import { asc, eq, gte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { athletes, subscriptions, users } from '../../db/tables.ts'

/** Athletes that are listed at once: a million would fill the memory of the server. */
const MAX_LISTED = 1000

/**
 * Athletes with their plans, sorted by email address, from an address on; `next` is where the rest begins. The embedded provider knows at once who has confirmed an
 * address; a foreign provider's state is known once the athlete calls the API.
 */
export async function listAthletes(db: Database, { ownProvider, from }: { ownProvider: boolean; from?: string }) {
  // In the order of an index.
  const address = sql`lower(${athletes.email}) collate "C"`
  const found = await db
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
    .where(from === undefined ? undefined : gte(address, sql`lower(${from})`))
    .orderBy(asc(address), asc(athletes.id))
    .limit(MAX_LISTED + 1)
  return { listed: found.slice(0, MAX_LISTED), next: found[MAX_LISTED]?.email }
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
