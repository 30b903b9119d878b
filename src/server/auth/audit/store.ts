import { and, desc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import { audit_log_entries } from '../tables.ts'

export type AuditKind =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_confirmed'
  | 'user_recovered'
  | 'user_updated_password'
  | 'user_email_change_requested'
  | 'user_updated_email'
  | 'user_modified'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_reused'

/** Notes what happened to an account, when, and from which address: never a secret. */
export async function audit(
  db: Database,
  event: { kind: AuditKind; userId?: string; ip: string; at: Date },
): Promise<void> {
  const { kind, userId, ip, at } = event
  await db.insert(audit_log_entries).values({ id: uuid(), kind, user_id: userId ?? null, ip, created_at: at })
}

/** Addresses the person last signed in from, newest first. */
export async function addressesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ip: audit_log_entries.ip })
    .from(audit_log_entries)
    .where(and(eq(audit_log_entries.user_id, userId), eq(audit_log_entries.kind, 'login')))
    .orderBy(desc(audit_log_entries.created_at))
    .limit(20)
  return rows.flatMap(({ ip }) => ip ?? [])
}
