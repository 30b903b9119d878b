import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { deleteSessionOf, sessionsOf } from '../sessions/store.ts'
import { isExpired } from '../sessions/validity.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'

// GoTrue lists no sessions: these two endpoints are our own.

/** GET /sessions: where the token's user is signed in, the last used first. */
export const listSessions = (auth: AuthContext) => async (context: Context) => {
  const { user, session: own } = await bearer(auth, context)
  const open = (await sessionsOf(auth.db, user.id)).filter((one) => !isExpired(one, auth.settings, auth.now()))
  return context.json({
    sessions: open.map(({ id, user_agent, ip, created_at, refreshed_at }) => ({
      ...{ id, is_own: id === own.id, user_agent, ip, created_at },
      used_at: refreshed_at ?? created_at,
    })),
  })
}

/** DELETE /sessions/{id} signs the token's user out there. */
export const endSession = (auth: AuthContext) => async (context: Context) => {
  const { user } = await bearer(auth, context)
  const id = z.uuid().safeParse(context.req.param('id')).data
  if (!id) throw invalid('The id of a session is a UUID')
  const { ip } = visitorOf(auth, context)
  await auth.db.transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, user.id, id)))
      throw new AuthRefusal(404, 'not_found', 'This session is over, or it is not yours')
    await audit(tx, { kind: 'logout', userId: user.id, ip, at: auth.now() })
  })
  return context.json({})
}
