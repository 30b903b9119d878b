import { asc, count, desc, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { identities, users } from '../../tables.ts'
import { placeholderIds } from '../placeholder-account.ts'
import type { Identity, User } from '../store.ts'

// The placeholders have the lowest ids; a random one is never among them.
const isPerson = gt(users.id, placeholderIds.at(-1) ?? '')

export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(isPerson)
  return row?.total ?? 0
}

/** Users with their identities, the newest first. */
export async function listUsers(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ user: User; identities: Identity[] }[]> {
  const page = await db
    .select()
    .from(users)
    .where(isPerson)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit)
    .offset(offset)
  const ids = page.map(({ id }) => id)
  const theirs = await db
    .select()
    .from(identities)
    .where(inArray(identities.user_id, ids))
    .orderBy(asc(identities.created_at))
  return page.map((user) => ({ user, identities: theirs.filter(({ user_id }) => user_id === user.id) }))
}
