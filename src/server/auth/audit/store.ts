import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/purge.ts'
import { audit_log_entries } from '../tables.ts'

// The names are those of Supabase Auth's audit log, where it has the event.

/**
 * Events that anyone who knows an account's email can cause. A change of email is asked for with a session, but /resend
 * asks for its letters again without one.
 */
export const eventsByAnyone = [
  'user_repeated_signup',
  'user_confirmation_requested',
  'user_recovery_requested',
  'user_email_change_requested',
  'login_failed',
] as const

/** Events that need the owner's password, session or letter. */
export const eventsByOwner = [
  'user_signedup',
  'user_invited',
  'user_reauthenticate_requested',
  'user_confirmed',
  'user_recovered',
  'user_updated_password',
  'user_updated_email',
  'user_modified',
  'login',
  'logout',
  'token_reused',
  'user_deleted',
] as const

export type AuditKind = (typeof eventsByAnyone)[number] | (typeof eventsByOwner)[number]

/** Records an event: its account, time and IP address. Never stores secrets. */
export async function audit(
  db: Database,
  event: { kind: AuditKind; userId?: string; ip: string; at: Date },
): Promise<void> {
  const { kind, userId, ip, at } = event
  await db.insert(audit_log_entries).values({ id: uuid(), kind, user_id: userId ?? null, ip, created_at: at })
}

/** The IP addresses of the user's last sign-ins, newest first; one may occur several times. */
export async function signInIpsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ip: audit_log_entries.ip })
    .from(audit_log_entries)
    .where(and(eq(audit_log_entries.user_id, userId), eq(audit_log_entries.kind, 'login')))
    .orderBy(desc(audit_log_entries.created_at))
    .limit(MAX_SIGN_INS)
  return rows.flatMap(({ ip }) => ip ?? [])
}

/** Our choice: enough for the networks that an athlete uses within some weeks. */
const MAX_SIGN_INS = 20

/** Deletes at most `limit` entries of these kinds that are older than `before`; returns how many. */
export function deleteOldEntries(
  db: Database,
  kinds: readonly AuditKind[],
  before: Date,
  limit: number,
): Promise<number> {
  const isOld = and(inArray(audit_log_entries.kind, [...kinds]), lt(audit_log_entries.created_at, before))
  return deleteSome(db, audit_log_entries, isOld, limit)
}
