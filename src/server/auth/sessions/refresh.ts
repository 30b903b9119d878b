import { audit } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { findUser, type Session, type User } from '../users/store.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { type ClaimedToken, isAuthentic, readRefreshToken } from './refresh-token.ts'
import { deleteSession, lockSession, updateSession } from './store.ts'
import { isBanned, isExpired } from './validity.ts'

/**
 * Within this time any earlier token of the session is answered with the current one, because tabs refresh at the same
 * time.
 */
const REDELIVER_WITHIN_SECONDS = 10

/**
 * Exchanges a refresh token. The current token advances the counter. The one before it gets the current token at any
 * age, since the answer that carried it may have been lost. Older tokens are copies, and end the session. Requests of
 * one session wait for its row lock.
 */
export async function refreshSession(
  auth: AuthContext,
  text: string,
  ip: string,
): Promise<{ session: Session; user: User }> {
  const token = readRefreshToken(text)
  if (!token) throw invalid('Refresh token is not valid')
  // Returned as a value, because throwing would roll back what was written.
  const verdict = await auth.db.transaction(async (tx): Promise<Verdict> => {
    const session = await lockSession(tx, token.sessionId)
    if (!session || !isOf(session, token)) return { refused: 'unknown' }
    const user = await findUser(tx, { id: session.user_id })
    if (!user) return { refused: 'unknown' }
    const now = auth.now()
    if (isBanned(user, now)) return { refused: 'banned' }
    if (isExpired(session, auth.settings, now)) {
      await deleteSession(tx, session.id)
      return { refused: 'expired' }
    }
    const behind = session.refresh_token_counter - token.counter
    if (behind === 0) {
      const changes = { refresh_token_counter: token.counter + 1, refreshed_at: now, updated_at: now }
      await updateSession(tx, session.id, changes)
      return { session: { ...session, ...changes }, user }
    }
    const sinceRefresh = now.getTime() - (session.refreshed_at ?? session.created_at).getTime()
    if (behind === 1 || sinceRefresh < REDELIVER_WITHIN_SECONDS * 1000) return { session, user }
    await deleteSession(tx, session.id)
    await audit(tx, { kind: 'token_reused', userId: user.id, ip, at: now })
    return { refused: 'reused' }
  })
  if ('refused' in verdict) throw refusals[verdict.refused]()
  return verdict
}

type Verdict = { session: Session; user: User } | { refused: keyof typeof refusals }

const isOf = (session: Session, token: ClaimedToken) =>
  isAuthentic(token, session.refresh_token_hmac_key) && token.counter <= session.refresh_token_counter

const refusals = {
  unknown: () => new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  reused: () => new AuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  expired: () => new AuthRefusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
  banned: () => new AuthRefusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
}
