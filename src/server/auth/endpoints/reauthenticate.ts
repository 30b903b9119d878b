import type { Context } from 'hono'
import type { AuthContext } from '../context.ts'
import { sendReauthentication } from '../letters/outgoing.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'

/** GET /reauthenticate mails a code: the `nonce` of a change that asks for one. */
export const reauthenticate = (auth: AuthContext) => async (context: Context) => {
  const { user } = await bearer(auth, context)
  const { ip, network } = visitorOf(auth, context)
  auth.throttle.letter(network)
  const gap = auth.settings.secondsBetweenLetters
  if (!(await auth.sending((mailing) => sendReauthentication(auth, mailing, user.id, ip))))
    throw new AuthRefusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this every ${gap} seconds.`,
      { retryAfterSeconds: gap },
    )
  return context.json({})
}
