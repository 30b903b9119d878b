import { randomBytes } from 'node:crypto'
import { v4 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { AuthContext } from '../context.ts'
import { signAccessToken } from '../keys/access-token.ts'
import { identitiesOf, type Session, touchIdentity, type User, updateUser } from '../users/store.ts'
import { sessionObject } from '../wire/objects.ts'
import { writeRefreshToken } from './refresh-token.ts'
import { insertSession } from './store.ts'

export type Visitor = { ip: string; userAgent: string }

/** Opens a session for a user who has just authenticated, as part of the caller's transaction. */
export async function openSession(
  tx: Database,
  user: User,
  method: 'password' | 'otp',
  visitor: Visitor,
  now: Date,
): Promise<{ session: Session; user: User }> {
  const session = await insertSession(tx, {
    id: uuid(),
    user_id: user.id,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    refresh_token_hmac_key: randomBytes(32).toString('base64'),
    user_agent: visitor.userAgent.slice(0, 500),
    ip: visitor.ip,
    created_at: now,
    updated_at: now,
  })
  await touchIdentity(tx, user.id, now)
  return { session, user: await updateUser(tx, user.id, { last_sign_in_at: now, updated_at: now }) }
}

/** The session as it is sent to the client. */
export async function answerSession(auth: AuthContext, session: Session, user: User) {
  return sessionObject({
    ...(await signAccessToken(auth, session, user)),
    refreshToken: writeRefreshToken(session.id, session.refresh_token_counter, session.refresh_token_hmac_key),
    tokenSeconds: auth.settings.tokenSeconds,
    user,
    identities: await identitiesOf(auth.db, user.id),
  })
}
