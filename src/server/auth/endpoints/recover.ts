import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { sendConfirmation, sendEmailChange, sendRecovery } from '../letters/outgoing.ts'
import { Email, phoneDisabled, readBody, requireEmail, Text } from '../wire/body.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { invalid } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'

/**
 * POST /recover sends a letter to choose a new password. For an unknown address the same work is done for a placeholder
 * account.
 */
export const recover = (auth: AuthContext) => async (context: Context) => {
  const { ip, network } = visitorOf(auth, context)
  auth.throttle.letter(network)
  const { email } = await readBody(context, z.object({ email: Email }))
  if (!email) throw invalid('Password recovery requires an email')
  requireEmail(email)
  const next = wantedRedirect(context, auth.settings)
  await auth.sending((mailing) => sendRecovery(auth, mailing, email, { next, ip }))
  return context.json({})
}

/** POST /resend sends the letter of a sign-up or of a change of address again, if one is due. */
export const resend = (auth: AuthContext) => async (context: Context) => {
  const { ip, network } = visitorOf(auth, context)
  auth.throttle.letter(network)
  const { type, email, phone } = await readBody(context, z.object({ type: Text, email: Email, phone: Text }))
  if (type === 'sms' || type === 'phone_change' || phone) throw phoneDisabled('signups')
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  requireEmail(email)
  const next = wantedRedirect(context, auth.settings)
  await auth.sending(async (mailing) => {
    if (type === 'email_change') await sendEmailChange(auth, mailing, { email, only: 'changing' }, { next, ip })
    else await sendConfirmation(auth, mailing, { email, only: 'unconfirmed' }, { next, ip })
  })
  return context.json({})
}
