import { count, desc, eq, min } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { failed_letters, letters } from '../../db/tables.ts'

/** Failed letters that are listed. */
const MAX_LISTED = 100

/** Letters that wait to be sent, and since when the oldest does. */
export async function readWaiting(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), oldest: min(letters.created_at) })
    .from(letters)
    .where(eq(letters.is_decoy, false))
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null }
}

/** The last letters that could not be sent, the last first, and whether there are more. */
export async function listFailedLetters(db: Database) {
  const { id, recipient, subject, kind, why, failed_at } = failed_letters
  const found = await db
    .select({ id, recipient, subject, kind, why, failed_at })
    .from(failed_letters)
    .orderBy(desc(failed_letters.failed_at), desc(failed_letters.id))
    .limit(MAX_LISTED + 1)
  return { failed: found.slice(0, MAX_LISTED), has_more_failed: found.length > MAX_LISTED }
}

/** A letter that could not be sent. */
export async function readFailedLetter(db: Database, id: string) {
  const [row] = await db.select().from(failed_letters).where(eq(failed_letters.id, id))
  return row
}

/** Deletes the note of a letter that could not be sent; false where another has done so. */
export async function deleteFailedLetter(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx.delete(failed_letters).where(eq(failed_letters.id, id)).returning({ id: failed_letters.id })
  return deleted.length > 0
}
