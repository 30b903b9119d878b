import type { Context } from 'hono'
import type { AuthContext } from '../context.ts'
import { readAccessToken } from '../keys/access-token.ts'
import { findSessionAndUser } from '../sessions/store.ts'
import { isBanned, isExpired } from '../sessions/validity.ts'
import type { Session, User } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'

/** The user and session of a request's bearer token. Throws where the token, session or user is not valid. */
export async function bearer(auth: AuthContext, context: Context): Promise<{ user: User; session: Session }> {
  const { userId, sessionId } = await readAccessToken(auth, tokenOf(context))
  const found = await findSessionAndUser(auth.db, sessionId, userId)
  if (!found) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const { user, session } = found
  if (!session || isExpired(session, auth.settings, auth.now()))
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user, auth.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  return { user, session }
}

/** The text of the bearer token. Throws where there is none. */
export function tokenOf(context: Context): string {
  const token = /^bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
  if (!token) throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}
