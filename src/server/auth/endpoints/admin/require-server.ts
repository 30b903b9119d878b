import type { Context } from 'hono'
import type { AuthContext } from '../../context.ts'
import { verifyToken } from '../../keys/access-token.ts'
import { serviceRoles } from '../../keys/server-token.ts'
import { AuthRefusal } from '../../wire/refusal.ts'
import { bearer, tokenOf } from '../bearer.ts'

/** Throws unless the request carries a token of a server. A person's token is refused, whatever their data claim. */
export async function requireServer(auth: AuthContext, context: Context): Promise<void> {
  const { role, session_id } = await verifyToken(auth, tokenOf(context))
  if (serviceRoles.includes(role) && session_id === undefined) return
  await bearer(auth, context)
  throw new AuthRefusal(403, 'not_admin', 'User not allowed')
}
