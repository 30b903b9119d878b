import type { Context } from 'hono'
import type { Room } from '../context.ts'
import { sendReauthentication } from '../letters/outgoing.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'
import { bearer } from './bearer.ts'

/** GET /reauthenticate mails a code: the `nonce` of a change that asks for one. */
export const reauthenticate = (room: Room) => async (context: Context) => {
  const { user } = await bearer(room, context)
  const { ip, network } = visitorOf(room, context)
  room.throttle.letter(network)
  const gap = room.settings.secondsBetweenLetters
  if (!(await room.sending((mailing) => sendReauthentication(room, mailing, user.id, ip))))
    throw new AuthRefusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this every ${gap} seconds.`,
      { retryAfterSeconds: gap },
    )
  return context.json({})
}
