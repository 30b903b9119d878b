import { and, asc, desc, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Role } from '../../billing/entitlements.ts'
import type { Database } from '../../db/database.ts'
import { athletes, subscriptions, users } from '../../db/tables.ts'
import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import { type Cursor, type Stage, stages } from '../cursor.ts'

/** Athletes on a page. */
const ATHLETES_PER_PAGE = 50

const columns = {
  id: athletes.id,
  email: athletes.email,
  full_name: athletes.full_name,
  role: athletes.role,
  plan: subscriptions.type,
  confirmed_at: athletes.confirmed_at,
  created_at: athletes.created_at,
  last_seen_at: athletes.last_seen_at,
  disabled_at: athletes.disabled_at,
  leaves_at: athletes.leaves_at,
  // The embedded provider knows at once who has confirmed; a foreign one's state is known with the first session.
  has_confirmed: sql<boolean>`${athletes.confirmed_at} is not null or ${users.email_confirmed_at} is not null`,
}

const rows = (db: Database, key: SQL<string>) =>
  db
    .select({ ...columns, key })
    .from(athletes)
    .leftJoin(subscriptions, eq(subscriptions.athlete_id, athletes.id))
    .leftJoin(users, eq(users.id, athletes.id))

export type AthleteRow = Awaited<ReturnType<typeof findAthlete>> & object

/** One athlete as admins see them. */
export async function findAthlete(db: Database, id: string) {
  const [row] = await rows(db, sql<string>`''`).where(eq(athletes.id, id))
  return row
}

type Page = { rows: AthleteRow[]; next: Cursor | undefined }

/** The athletes after a place in the list, the newest first. */
export async function listNewest(db: Database, after: Cursor | undefined): Promise<Page> {
  // As text, because a Date drops the microseconds.
  const key = sql<string>`to_char(${athletes.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const from = after && sql`(${athletes.created_at}, ${athletes.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
  const found = await rows(db, key)
    .where(from)
    .orderBy(desc(athletes.created_at), desc(athletes.id))
    .limit(ATHLETES_PER_PAGE + 1)
  return pageOf(found.map((row) => ({ row, stage: 'newest' })))
}

/** What a search looks at, in this order, each with an index that has the letters' own order. */
const searched: Record<Stage, SQL<string>> = {
  email: sql<string>`lower(${athletes.email}) collate "C"`,
  name: sql<string>`lower(${athletes.full_name}) collate "C"`,
  family: sql<string>`lower(regexp_replace(${athletes.full_name}, '^.*\\s', '')) collate "C"`,
}

/**
 * The athletes whose address begins with a text, then those whose name does, then those whose family name does; each
 * athlete once. An id finds its athlete alone.
 */
export async function searchAthletes(db: Database, text: string, after: Cursor | undefined): Promise<Page> {
  const named = z.guid().safeParse(text).success ? await findAthlete(db, text) : undefined
  if (named) return { rows: [named], next: undefined }
  const found: { row: AthleteRow & { key: string }; stage: Stage }[] = []
  const first = stages.indexOf(after?.stage as Stage)
  for (const [n, stage] of stages.entries()) {
    if (n < first) continue
    const key = searched[stage]
    const isFound = stages.slice(0, n).map((earlier) => begins(searched[earlier], text))
    const from = after && n === first ? sql`(${key}, ${athletes.id}) > (${after.key}, ${after.id}::uuid)` : undefined
    const here = await rows(db, key)
      .where(and(begins(key, text), from, isFound.length > 0 ? not(or(...isFound) ?? sql`false`) : undefined))
      .orderBy(asc(key), asc(athletes.id))
      .limit(ATHLETES_PER_PAGE + 1 - found.length)
    found.push(...here.map((row) => ({ row, stage })))
    if (found.length > ATHLETES_PER_PAGE) break
  }
  return pageOf(found)
}

/** A range instead of LIKE: an index serves it in a prepared statement too. U+10FFFF is the last of all letters. */
function begins(key: SQL<string>, text: string): SQL | undefined {
  const wanted = sql`lower(${text})`
  return and(sql`${key} >= ${wanted}`, sql`${key} < ${wanted} || chr(1114111)`)
}

function pageOf(found: { row: AthleteRow & { key: string }; stage: Cursor['stage'] }[]): Page {
  const page = found.slice(0, ATHLETES_PER_PAGE)
  const last = page.at(-1)
  const isMore = found.length > ATHLETES_PER_PAGE
  return {
    rows: page.map(({ row }) => row),
    next: isMore && last ? { stage: last.stage, key: last.row.key, id: last.row.id } : undefined,
  }
}

/** Sets an athlete's role; false if it was that before. */
export async function changeRole(tx: Database, id: AthleteId, role: Role): Promise<boolean> {
  const changed = await tx
    .update(athletes)
    .set({ role })
    .where(and(eq(athletes.id, id), sql`${athletes.role} <> ${role}`))
    .returning({ id: athletes.id })
  return changed.length > 0
}

/** Notes that an account is disabled since a moment; false if it was so before. */
export async function setDisabled(tx: Database, id: AthleteId, at: Date): Promise<boolean> {
  const changed = await tx
    .update(athletes)
    .set({ disabled_at: at })
    .where(and(eq(athletes.id, id), isNull(athletes.disabled_at)))
    .returning({ id: athletes.id })
  return changed.length > 0
}

/** Notes that an account is open again; false if it was so before, or is to be deleted by this moment. */
export async function setEnabled(tx: Database, id: AthleteId, at: Date): Promise<boolean> {
  const stays = or(isNull(athletes.leaves_at), gt(athletes.leaves_at, at))
  const changed = await tx
    .update(athletes)
    .set({ disabled_at: null })
    .where(and(eq(athletes.id, id), isNotNull(athletes.disabled_at), stays))
    .returning({ id: athletes.id })
  return changed.length > 0
}

/** Has an account deleted at the next purge; false if it is to be deleted by this moment already. */
export async function setLeaving(tx: Database, id: AthleteId, at: Date): Promise<boolean> {
  const changed = await tx
    .update(athletes)
    .set({ leaves_at: at, disabled_at: at })
    .where(and(eq(athletes.id, id), or(isNull(athletes.leaves_at), gt(athletes.leaves_at, at))))
    .returning({ id: athletes.id })
  return changed.length > 0
}
