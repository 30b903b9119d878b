import type { Context } from 'hono'
import { audit } from '../../audit/store.ts'
import { deleteTokensOf } from '../../codes/store.ts'
import type { AuthContext } from '../../context.ts'
import { tellNewPassword } from '../../letters/outgoing.ts'
import { emailExists, isTaken } from '../../proofs/accept.ts'
import { deleteSessionsOf } from '../../sessions/store.ts'
import { isBanned } from '../../sessions/validity.ts'
import { findUser, identitiesOf, setIdentityEmail, type User, updateUser } from '../../users/store.ts'
import { readBody } from '../../wire/body.ts'
import { userObject } from '../../wire/objects.ts'
import { visitorOf } from '../../wire/visitor.ts'
import { lockNamedUser, userIdIn } from './named-user.ts'
import { requireServer } from './require-server.ts'
import { AdminUserBody, changesOf, requireStorable } from './user-fields.ts'

/** GET /admin/users/{id} */
export const readUserById = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const user = await auth.db.transaction((tx) => lockNamedUser(tx, userIdIn(context)))
  return context.json(userObject(user, await identitiesOf(auth.db, user.id)))
}

/**
 * PUT /admin/users/{id}. A new password, a new address and a ban end every session and void every letter. A new address
 * counts as confirmed only if `email_confirm` says so.
 */
export const changeUserById = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const id = userIdIn(context)
  const body = await readBody(context, AdminUserBody)
  const known = await findUser(auth.db, { id })
  requireStorable(body, body.email || (known?.email ?? ''), auth)
  const { password } = body
  const encrypted_password = password ? await auth.passwords.inTurn(() => auth.passwords.hash(password)) : undefined
  const now = auth.now()
  const changed = await auth.sending(async (mailing) => {
    const { tx } = mailing
    const user = await lockNamedUser(tx, id)
    const isMoved = body.email !== '' && body.email !== user.email
    const email = isMoved ? { email: body.email, new_email: '', email_change_confirm_status: 0 } : {}
    const confirmed = confirmation(user, { isMoved, isConfirmed: body.email_confirm === true, now })
    const secret = encrypted_password ? { encrypted_password } : {}
    const changes = { ...changesOf(body, user, now), ...email, ...confirmed, ...secret, updated_at: now }
    const after = await updateUser(tx, id, changes).catch((error: unknown) => {
      throw isTaken(error) ? emailExists() : error
    })
    if (isMoved || body.email_confirm)
      await setIdentityEmail(tx, id, { email: after.email, isVerified: after.email_confirmed_at !== null }, now)
    if (isMoved || encrypted_password || isBanned(after, now)) {
      await deleteSessionsOf(tx, id)
      await deleteTokensOf(tx, id)
    }
    if (encrypted_password && after.email_confirmed_at) await tellNewPassword(auth, mailing, after.email)
    const kind = isMoved ? 'user_updated_email' : encrypted_password ? 'user_updated_password' : 'user_modified'
    await audit(tx, { kind, userId: id, ip: visitorOf(auth, context).ip, at: now })
    return after
  })
  return context.json(userObject(changed, await identitiesOf(auth.db, id)))
}

function confirmation(
  user: User,
  { isMoved, isConfirmed, now }: { isMoved: boolean; isConfirmed: boolean; now: Date },
): Partial<User> {
  if (isMoved) return { email_confirmed_at: isConfirmed ? now : null }
  return isConfirmed ? { email_confirmed_at: user.email_confirmed_at ?? now } : {}
}
