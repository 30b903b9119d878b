import type { Context } from 'hono'
import { audit } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { deleteSession, deleteSessionsOf } from '../sessions/store.ts'
import { invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'

/** POST /logout ends this session (local), all the person's others (others), or all of them (global). */
export const logout = (auth: AuthContext) => async (context: Context) => {
  const scope = context.req.query('scope') || 'global'
  if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
  const { user, session } = await bearer(auth, context)
  const { ip } = visitorOf(auth, context)
  await auth.db.transaction(async (tx) => {
    if (scope === 'local') await deleteSession(tx, session.id)
    else await deleteSessionsOf(tx, user.id, scope === 'others' ? session.id : undefined)
    await audit(tx, { kind: 'logout', userId: user.id, ip, at: auth.now() })
  })
  return context.body(null, 204)
}
