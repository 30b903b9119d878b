import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '../../audit/store.ts'
import type { AuthContext } from '../../context.ts'
import { deleteUser, emptyUser } from '../../users/store/delete.ts'
import { readOptionalBody } from '../../wire/body.ts'
import { visitorOf } from '../../wire/visitor.ts'
import { lockNamedUser, userIdIn } from './named-user.ts'
import { requireServer } from './require-server.ts'

const Body = z.object({ should_soft_delete: z.boolean().nullish() })

/**
 * DELETE /admin/users/{id} deletes a user with all that is theirs. A soft deletion keeps the id, and removes what names
 * a person or opens the account.
 */
export const deleteUserById = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const id = userIdIn(context)
  const { should_soft_delete } = await readOptionalBody(context, Body)
  const now = auth.now()
  await auth.db.transaction(async (tx) => {
    await lockNamedUser(tx, id)
    if (should_soft_delete) await emptyUser(tx, id, now)
    else await deleteUser(tx, id)
    await audit(tx, { kind: 'user_deleted', userId: id, ip: visitorOf(auth, context).ip, at: now })
  })
  return context.json({})
}
