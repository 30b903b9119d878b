import type { CompleteSettings } from '../parts.ts'
import type { Session, User } from '../users/store.ts'

/** Whether a session is past the operator's limits on its age or its idle time. */
export function isExpired(
  session: Pick<Session, 'created_at' | 'refreshed_at'>,
  { sessionSeconds, idleSeconds }: Pick<CompleteSettings, 'sessionSeconds' | 'idleSeconds'>,
  now: Date,
): boolean {
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000
  if (sessionSeconds !== undefined && age(session.created_at) >= sessionSeconds) return true
  return idleSeconds !== undefined && age(session.refreshed_at ?? session.created_at) >= idleSeconds
}

export const isBanned = (user: Pick<User, 'banned_until'>, now: Date): boolean =>
  user.banned_until !== null && user.banned_until > now
