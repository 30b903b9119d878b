import { asc, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { signing_keys } from '../tables.ts'

export type SigningKeyRow = typeof signing_keys.$inferSelect

/** Keys whose tokens may still be valid, oldest first. */
export async function publishedKeys(db: Database, now: Date): Promise<SigningKeyRow[]> {
  return db
    .select()
    .from(signing_keys)
    .where(or(isNull(signing_keys.published_until), gt(signing_keys.published_until, now)))
    .orderBy(asc(signing_keys.signs_from), asc(signing_keys.kid))
}

/** Publishes a new key. Earlier keys stay published until their last token has expired. */
export async function addKey(
  db: Database,
  key: typeof signing_keys.$inferInsert,
  earlierPublishedUntil: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(signing_keys)
      .set({ published_until: earlierPublishedUntil })
      .where(isNull(signing_keys.published_until))
    await tx.insert(signing_keys).values(key)
  })
}
