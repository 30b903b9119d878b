import type { Database } from '../db/database.ts'
import { daysBefore, type Purge } from '../db/purge.ts'
import { deleteOldEntries, eventsByAnyone, eventsByOwner } from './audit/store.ts'
import { deleteExpiredTokens } from './codes/store.ts'
import type { AuthSettings } from './parts.ts'
import { deleteOldSessions } from './sessions/store.ts'

/** The session cookie's own lifetime. */
const SESSION_DAYS = 400
/** Entries of sign-ins are needed as long as a session lives: known networks are read from them. */
const OWNER_ENTRY_DAYS = 400
const ANYONE_ENTRY_DAYS = 30

/** What the provider deletes once it has expired. */
export function authPurges(db: Database, { sessionSeconds, idleSeconds }: AuthSettings): Purge[] {
  const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
  return [
    {
      what: 'sessions',
      run: (now, limit) => {
        const begunBefore = sessionSeconds === undefined ? undefined : ago(now, sessionSeconds)
        const unusedBefore = idleSeconds === undefined ? daysBefore(now, SESSION_DAYS) : ago(now, idleSeconds)
        return deleteOldSessions(db, { begunBefore, unusedBefore }, limit)
      },
    },
    { what: 'links and codes', run: (now, limit) => deleteExpiredTokens(db, now, limit) },
    {
      what: 'audit entries without an account',
      run: (now, limit) => deleteOldEntries(db, eventsByAnyone, daysBefore(now, ANYONE_ENTRY_DAYS), limit),
    },
    {
      what: 'audit entries of accounts',
      run: (now, limit) => deleteOldEntries(db, eventsByOwner, daysBefore(now, OWNER_ENTRY_DAYS), limit),
    },
  ]
}
