import { and, asc, eq, gt, inArray, lt, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { one_time_tokens, opened_links, secrets, sessions, users } from '../tables.ts'
import type { Session, User } from '../users/store.ts'

export type OneTimeRow = typeof one_time_tokens.$inferSelect

/** Stores one valid pair of link and code for a user and purpose; a new pair replaces the old one. */
export async function putToken(tx: Database, row: typeof one_time_tokens.$inferInsert): Promise<void> {
  const { id, user_id, token_type, ...rest } = row
  await tx
    .insert(one_time_tokens)
    .values(row)
    .onConflictDoUpdate({
      target: [one_time_tokens.user_id, one_time_tokens.token_type],
      set: { ...rest, wrong_tries: 0 },
    })
}

export function tokensByLink(db: Database, linkHash: string, types: string[]): Promise<OneTimeRow[]> {
  return tokensWhere(db, eq(one_time_tokens.link_hash, linkHash), types)
}

/** Valid pairs whose letter went to this address; several only where several users want it as their new address. */
export function tokensByAddress(db: Database, address: string, types: string[]): Promise<OneTimeRow[]> {
  return tokensWhere(db, eq(one_time_tokens.relates_to, address), types)
}

export function tokensOf(tx: Database, userId: string, types: string[]): Promise<OneTimeRow[]> {
  return tokensWhere(tx, eq(one_time_tokens.user_id, userId), types)
}

/** The oldest five of the pairs of these types that meet a condition. */
async function tokensWhere(db: Database, condition: SQL, types: string[]): Promise<OneTimeRow[]> {
  return db
    .select()
    .from(one_time_tokens)
    .where(and(condition, inArray(one_time_tokens.token_type, types)))
    .orderBy(asc(one_time_tokens.created_at))
    .limit(5)
}

/** The pair, locked until the transaction ends. */
export async function lockToken(tx: Database, id: string): Promise<OneTimeRow | undefined> {
  const [row] = await tx.select().from(one_time_tokens).where(eq(one_time_tokens.id, id)).for('update')
  return row
}

export async function countWrongTry(tx: Database, row: OneTimeRow): Promise<void> {
  await tx
    .update(one_time_tokens)
    .set({ wrong_tries: row.wrong_tries + 1 })
    .where(eq(one_time_tokens.id, row.id))
}

export async function deleteToken(tx: Database, id: string): Promise<void> {
  await tx.delete(one_time_tokens).where(eq(one_time_tokens.id, id))
}

export async function deleteTokensOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(one_time_tokens).where(eq(one_time_tokens.user_id, userId))
}

/** Deletes at most `limit` pairs whose link and code both expired before a moment; returns how many. */
export function deleteExpiredTokens(db: Database, before: Date, limit: number): Promise<number> {
  const isOver = and(lt(one_time_tokens.link_expires_at, before), lt(one_time_tokens.code_expires_at, before))
  return deleteSome(db, one_time_tokens, isOver, limit)
}

export async function insertOpenedLink(tx: Database, row: typeof opened_links.$inferInsert): Promise<void> {
  await tx.insert(opened_links).values(row)
}

/** Takes the record by which a browser may repeat a link; undefined where there is none or it was taken before. */
export async function takeOpenedLink(
  db: Database,
  { link_hash, browser_hash }: { link_hash: string; browser_hash: string },
  since: Date,
): Promise<{ session_id: string | null } | undefined> {
  const isTheirs = and(eq(opened_links.link_hash, link_hash), eq(opened_links.browser_hash, browser_hash))
  const [taken] = await db
    .delete(opened_links)
    .where(and(isTheirs, gt(opened_links.opened_at, since)))
    .returning({ session_id: opened_links.session_id })
  return taken
}

export async function deleteOpenedLinksBefore(tx: Database, before: Date): Promise<void> {
  await tx.delete(opened_links).where(lte(opened_links.opened_at, before))
}

export async function findOpened(
  db: Database,
  sessionId: string,
): Promise<{ session: Session; user: User } | undefined> {
  const [opened] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId))
  return opened
}

/** The named secret; created with `fresh` on first use. */
export async function secretNamed(db: Database, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`The secret ${name} was not written`)
  return row.value
}
