import type { Context } from 'hono'
import { v4 as uuid } from 'uuid'
import { audit } from '../../audit/store.ts'
import type { AuthContext } from '../../context.ts'
import { emailExists } from '../../proofs/accept.ts'
import { identitiesOf, insertUser } from '../../users/store.ts'
import { readBody } from '../../wire/body.ts'
import { userObject } from '../../wire/objects.ts'
import { invalid } from '../../wire/refusal.ts'
import { visitorOf } from '../../wire/visitor.ts'
import { requireServer } from './require-server.ts'
import { AdminUserBody, changesOf, requireStorable } from './user-fields.ts'

const emailMetadata = { provider: 'email', providers: ['email'] }

/** POST /admin/users makes a user without a letter; `email_confirm` says that the address is theirs. */
export const createUser = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const body = await readBody(context, AdminUserBody)
  const { email, password } = body
  if (!email && !body.phone) throw invalid('Cannot create a user without either an email or phone')
  requireStorable(body, email, auth)
  const now = auth.now()
  const changes = changesOf(body, { raw_app_meta_data: emailMetadata, raw_user_meta_data: {} }, now)
  const encrypted_password = password ? await auth.passwords.inTurn(() => auth.passwords.hash(password)) : null
  const user = await auth.db.transaction(async (tx) => {
    const fresh = {
      id: uuid(),
      email,
      encrypted_password,
      email_confirmed_at: body.email_confirm ? now : null,
      raw_app_meta_data: emailMetadata,
      ...changes,
      created_at: now,
      updated_at: now,
    }
    const inserted = await insertUser(tx, fresh, uuid())
    if (!inserted) throw emailExists()
    await audit(tx, { kind: 'user_signedup', userId: inserted.id, ip: visitorOf(auth, context).ip, at: now })
    return inserted
  })
  return context.json(userObject(user, await identitiesOf(auth.db, user.id)))
}
