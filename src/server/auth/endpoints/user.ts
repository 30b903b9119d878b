import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '../audit/store.ts'
import { deleteTokensOf } from '../codes/store.ts'
import type { Room } from '../context.ts'
import { sendEmailChange, tellNewPassword, tellOldAddress } from '../letters/outgoing.ts'
import { emailExists, moveToNewEmail } from '../proofs/accept.ts'
import { deleteSessionsOf } from '../sessions/store.ts'
import { findUserByEmail, identitiesOf, lockUser, type User, updateUser } from '../users/store.ts'
import { Email, phoneDisabled, readBody, requireEmail, Text } from '../wire/body.ts'
import { userObject } from '../wire/objects.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { mergeData } from '../wire/user-data.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'
import { provePasswordChange } from './password-change.ts'

/** GET /user: who the token speaks for. */
export const readUser = (room: Room) => async (context: Context) => {
  const { user } = await bearer(room, context)
  return context.json(userObject(user, await identitiesOf(room.db, user.id)))
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
 * PUT /user: a new password, address, or data of one's own (null takes a key away). A new password ends every other
 * session and kills every mailed link and code; a new address waits for its letters.
 */
export const changeUser = (room: Room) => async (context: Context) => {
  const { settings, db } = room
  const { user, session } = await bearer(room, context)
  const visitor = visitorOf(room, context)
  const body = await readBody(context, Body)
  if (body.app_metadata !== undefined && body.app_metadata !== null)
    throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.phone) throw phoneDisabled('signups')
  const newEmail = body.email && body.email !== user.email ? body.email : undefined
  if (newEmail) await requireFreeEmail(room, user, newEmail, visitor.network)
  const password = body.password
    ? { encrypted_password: await provePasswordChange(room, { user, session }, body, visitor) }
    : undefined
  const now = room.now()
  const next = wantedRedirect(context, settings)
  const changed = await room.sending(async (mailing) => {
    const { tx } = mailing
    const current = await lockUser(tx, user.id)
    if (!current) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    const data = body.data ? { raw_user_meta_data: mergeData(current.raw_user_meta_data, body.data) } : undefined
    const pending = newEmail ? { new_email: newEmail, email_change_confirm_status: 0 } : undefined
    if (!password && !data && !pending) return current
    const after = await updateUser(tx, user.id, { ...password, ...data, ...pending, updated_at: now })
    if (password) {
      await deleteSessionsOf(tx, user.id, session.id)
      await deleteTokensOf(tx, user.id)
      await tellNewPassword(room, mailing, user.email)
    }
    const kind = password ? 'user_updated_password' : 'user_modified'
    await audit(tx, { kind, userId: user.id, ip: visitor.ip, at: now })
    if (!pending) return after
    if (!settings.autoconfirm) {
      await sendEmailChange(room, mailing, { id: user.id }, { next, ip: visitor.ip })
      return after
    }
    const moved = await moveToNewEmail(room, tx, after, visitor.ip)
    await deleteSessionsOf(tx, user.id, session.id)
    await tellOldAddress(room, mailing, user.email, moved.email)
    return moved
  })
  if (password) room.throttle.password.succeeded({ account: changed.email, network: visitor.network })
  return context.json(userObject(changed, await identitiesOf(db, user.id)))
}

async function requireFreeEmail(room: Room, user: User, email: string, network: string): Promise<void> {
  requireEmail(email)
  room.throttle.letter(network)
  if (await findUserByEmail(room.db, email)) throw emailExists()
  const { autoconfirm, secondsBetweenLetters } = room.settings
  const sinceLast = (room.now().getTime() - (user.email_change_sent_at?.getTime() ?? 0)) / 1000
  if (autoconfirm || sinceLast >= secondsBetweenLetters) return
  const wait = Math.ceil(secondsBetweenLetters - sinceLast)
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  throw new AuthRefusal(429, 'over_email_send_rate_limit', message, { retryAfterSeconds: wait })
}
