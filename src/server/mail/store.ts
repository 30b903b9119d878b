import { asc, eq, inArray, lt, not } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/database.ts'
import type { LetterKind } from '../db/letter-kind.ts'
import { deleteSome } from '../db/purge.ts'
import { failed_letters, letters } from '../db/tables.ts'
import type { Letter, Outgoing } from './letter.ts'

/** Stores a letter for delivery, as part of the caller's transaction: it is sent only after the commit. */
export async function putLetter(tx: Database, letter: Outgoing, now: Date): Promise<void> {
  const { to, subject, text, html, link = null, kind = null, expiresAt, isDecoy = false } = letter
  const content = { recipient: to, subject, text, html, link, kind, is_decoy: isDecoy }
  await tx.insert(letters).values({ id: uuidv7(), ...content, created_at: now, expires_at: expiresAt })
}

export async function readLetter(db: Database, id: string): Promise<Outgoing | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  if (!row) return undefined
  const { expires_at, is_decoy } = row
  return { ...letterOf(row), expiresAt: expires_at, isDecoy: is_decoy }
}

/** Deletes a letter that was delivered or given up. */
export async function deleteLetter(db: Database, id: string): Promise<void> {
  await db.delete(letters).where(eq(letters.id, id))
}

/** Deletes a letter that cannot be sent, and notes to whom it was; of its text nothing stays that opens an account. */
export async function giveUpLetter(
  db: Database,
  id: string,
  { to, subject, kind, text, html, link }: Outgoing,
  { why, now }: { why: 'refused' | 'expired'; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(letters).where(eq(letters.id, id))
    const note = { id, recipient: to, subject, kind, why, failed_at: now }
    const content = kind === 'notice' ? { text, html, link } : {}
    await tx
      .insert(failed_letters)
      .values({ ...note, ...content })
      .onConflictDoNothing()
  })
}

/** Deletes at most `limit` notes of letters that failed before a moment; returns how many. */
export function deleteOldFailures(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, failed_letters, lt(failed_letters.failed_at, before), limit)
}

/** Ids of at most `limit` letters without a job, the oldest first. */
export async function unqueuedLetters(db: Database, limit: number): Promise<string[]> {
  const waiting = await db
    .select({ id: letters.id })
    .from(letters)
    .where(not(letters.is_queued))
    .orderBy(asc(letters.id))
    .limit(limit)
  return waiting.map(({ id }) => id)
}

/** Marks letters as having a job. */
export async function markQueued(db: Database, ids: string[]): Promise<void> {
  await db.update(letters).set({ is_queued: true }).where(inArray(letters.id, ids))
}

/** Marks all letters as having no job. */
export async function markAllUnqueued(db: Database): Promise<void> {
  await db.update(letters).set({ is_queued: false }).where(eq(letters.is_queued, true))
}

/** Deletes at most `limit` letters that expired before a moment; returns how many. */
export function deleteExpiredLetters(db: Database, before: Date, limit: number): Promise<number> {
  return deleteSome(db, letters, lt(letters.expires_at, before), limit)
}

type StoredLetter = {
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  kind: LetterKind | null
}

function letterOf({ recipient, subject, text, html, link, kind }: StoredLetter): Letter {
  return { to: recipient, subject, text, html, ...(link ? { link } : {}), ...(kind ? { kind } : {}) }
}
