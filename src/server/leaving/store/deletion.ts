import { and, asc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { Holding } from '../../db/holding.ts'
import { athletes, audit_log_entries, users } from '../../db/tables.ts'
import { addressPattern } from '../../mail/address-pattern.ts'

/** The account whose time came first, with every address it is known by, in lower case. */
export async function nextToDelete(
  db: Database,
  now: Date,
): Promise<{ id: string; addresses: readonly string[] } | undefined> {
  const [next] = await db
    .select({ id: athletes.id, email: athletes.email, signIn: users.email, wanted: users.new_email })
    .from(athletes)
    .leftJoin(users, eq(users.id, athletes.id))
    .where(lte(athletes.leaves_at, now))
    .orderBy(asc(athletes.leaves_at), asc(athletes.id))
    .limit(1)
  if (!next) return undefined
  const written = [next.email, next.signIn, next.wanted].flatMap((address) => address?.toLowerCase() || [])
  return { id: next.id, addresses: [...new Set(written)] }
}

/** Deletes at most `limit` rows that a table holds of an account, or clears what is not kept; returns how many. */
export async function clearHolding(
  db: Database,
  { table, owner, key, addresses: columns = [], keptWithout }: Holding,
  { id, addresses }: { id: string; addresses: readonly string[] },
  limit: number,
): Promise<number> {
  const isTheirs = or(owner && eq(owner, id), ...columns.flatMap((column) => addresses.map(mentions(column))))
  const isLeft = keptWithout ? and(isTheirs, or(...keptWithout.map((column) => isNotNull(column)))) : isTheirs
  const some = inArray(key, db.select({ key }).from(table).where(isLeft).limit(limit))
  // The condition again: a key may tell apart the rows of one athlete only.
  const rows = and(some, isLeft)
  const cleared = keptWithout
    ? await db
        .update(table)
        .set(Object.fromEntries(keptWithout.map(({ name }) => [name, null])))
        .where(rows)
        .returning({ key })
    : await db.delete(table).where(rows).returning({ key })
  return cleared.length
}

const mentions =
  (column: NonNullable<Holding['addresses']>[number]) =>
  (address: string): SQL =>
    sql`lower(${column}) ~ ${addressPattern(address)}`

/** Deletes the account itself; a note of its id remains where the embedded auth provider had it. */
export async function deleteAccount(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
    await tx.delete(athletes).where(eq(athletes.id, id))
    if (deleted.length > 0)
      await tx.insert(audit_log_entries).values({ id: uuidv7(), kind: 'user_deleted', user_id: id, created_at: now })
  })
}
