import { and, eq, not } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { letters } from '#server/db/tables.ts'
import type { Letter } from '#server/mail/letter.ts'

/** The letters that wait to be delivered to an address, oldest first. */
export async function lettersIn(db: Database, email: string): Promise<Letter[]> {
  const isTheirs = and(eq(letters.recipient, email), not(letters.is_decoy))
  const rows = await db.select().from(letters).where(isTheirs).orderBy(letters.id)
  return rows.map(({ recipient, subject, text, html, link }) => ({
    to: recipient,
    subject,
    text,
    html,
    ...(link ? { link } : {}),
  }))
}
