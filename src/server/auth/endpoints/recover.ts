import type { Context } from 'hono'
import { z } from 'zod'
import { sendConfirmation, sendEmailChange, sendRecovery } from '../letters/outgoing.ts'
import type { Room } from '../room.ts'
import { findUserByEmail } from '../users/store.ts'
import { Email, phoneDisabled, readBody, requireEmail, Text } from '../wire/body.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'

/** POST /recover: a letter to choose a new password by. The answer leaves before we even look whether there is somebody. */
export const recover = (room: Room) => async (context: Context) => {
  const { ip, network } = visitorOf(room, context)
  await room.throttle.letter(network)
  const { email } = await readBody(context, z.object({ email: Email }))
  if (!email) throw invalid('Password recovery requires an email')
  requireEmail(email)
  const next = wantedRedirect(context, room.settings)
  room.later(async () => {
    const user = await findUserByEmail(room.db, email)
    if (user) await sendRecovery(room, user, { next, ip })
  })
  return context.json({})
}

/** POST /resend: once more the letter of a sign-up or of a change of address, if one is due. */
export const resend = (room: Room) => async (context: Context) => {
  const { ip, network } = visitorOf(room, context)
  await room.throttle.letter(network)
  const { type, email, phone } = await readBody(context, z.object({ type: Text, email: Email, phone: Text }))
  if (type === 'sms' || type === 'phone_change' || phone) throw phoneDisabled('signups')
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  requireEmail(email)
  const next = wantedRedirect(context, room.settings)
  room.later(async () => {
    const user = await findUserByEmail(room.db, email)
    if (!user) return
    if (type === 'email_change') await sendEmailChange(room, user, { next, ip })
    else if (!user.email_confirmed_at) await sendConfirmation(room, user, { next, ip })
  })
  return context.json({})
}
