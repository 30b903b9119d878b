import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '../audit/store.ts'
import { deleteTokensOf } from '../codes/store.ts'
import type { AuthContext } from '../context.ts'
import { sendEmailChange, tellNewPassword, tellOldAddress } from '../letters/outgoing.ts'
import { emailExists, moveToNewEmail } from '../proofs/accept.ts'
import { deleteSessionsOf } from '../sessions/store.ts'
import { findUser, identitiesOf, lockUser, type User, updateUser } from '../users/store.ts'
import { Email, phoneDisabled, readBody, requireEmail, Text } from '../wire/body.ts'
import { userObject } from '../wire/objects.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { mergeData } from '../wire/user-data.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'
import { provePasswordChange } from './password-change.ts'

/** GET /user: the token's user. */
export const readUser = (auth: AuthContext) => async (context: Context) => {
  const { user } = await bearer(auth, context)
  return context.json(userObject(user, await identitiesOf(auth.db, user.id)))
}

const Body = z.object({
  email: Email,
  phone: Text,
  password: Text,
  current_password: Text,
  nonce: Text,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
})

/**
 * PUT /user changes the password, the address or the user's own data (null removes a key). A new password ends every
 * other session and voids every mailed link and code; a new address waits for its letters.
 */
export const changeUser = (auth: AuthContext) => async (context: Context) => {
  const { settings, db } = auth
  const { user, session } = await bearer(auth, context)
  const visitor = visitorOf(auth, context)
  const body = await readBody(context, Body)
  if (body.app_metadata !== undefined && body.app_metadata !== null)
    throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.phone) throw phoneDisabled('signups')
  const newEmail = body.email && body.email !== user.email ? body.email : undefined
  if (newEmail) await requireFreeEmail(auth, user, newEmail, visitor.network)
  const password = body.password
    ? { encrypted_password: await provePasswordChange(auth, { user, session }, body, visitor) }
    : undefined
  const now = auth.now()
  const next = wantedRedirect(context, settings)
  const changed = await auth.sending(async (mailing) => {
    const { tx } = mailing
    const current = await lockUser(tx, user)
    if (!current) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    const data = body.data ? { raw_user_meta_data: mergeData(current.raw_user_meta_data, body.data) } : undefined
    const pending = newEmail ? { new_email: newEmail, email_change_confirm_status: 0 } : undefined
    if (!password && !data && !pending) return current
    const after = await updateUser(tx, user.id, { ...password, ...data, ...pending, updated_at: now })
    if (password) {
      await deleteSessionsOf(tx, user.id, session.id)
      await deleteTokensOf(tx, user.id)
      await tellNewPassword(auth, mailing, user.email)
    }
    const kind = password ? 'user_updated_password' : 'user_modified'
    await audit(tx, { kind, userId: user.id, ip: visitor.ip, at: now })
    if (!pending) return after
    if (!settings.autoconfirm) {
      await sendEmailChange(auth, mailing, { id: user.id }, { next, ip: visitor.ip })
      return after
    }
    const moved = await moveToNewEmail(auth, tx, after, visitor.ip)
    await deleteSessionsOf(tx, user.id, session.id)
    await tellOldAddress(auth, mailing, user.email, moved.email)
    return moved
  })
  if (password) auth.throttle.password.succeeded({ account: changed.email, network: visitor.network })
  return context.json(userObject(changed, await identitiesOf(db, user.id)))
}

async function requireFreeEmail(auth: AuthContext, user: User, email: string, network: string): Promise<void> {
  requireEmail(email)
  auth.throttle.letter(network)
  if (await findUser(auth.db, { email })) throw emailExists()
  const { autoconfirm, secondsBetweenLetters } = auth.settings
  const sinceLast = (auth.now().getTime() - (user.email_change_sent_at?.getTime() ?? 0)) / 1000
  if (autoconfirm || sinceLast >= secondsBetweenLetters) return
  const wait = Math.ceil(secondsBetweenLetters - sinceLast)
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  throw new AuthRefusal(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: wait })
}
