import type { Context } from 'hono'
import { audit } from '../audit/store.ts'
import { reauthenticationLetter } from '../letters/letters.ts'
import type { Room } from '../room.ts'
import { claimLetter } from '../users/store.ts'
import { bearer } from '../wire/bearer.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { visitorOf } from '../wire/visitor.ts'

/** GET /reauthenticate mails a code: the `nonce` of a change that asks for one. */
export const reauthenticate = (room: Room) => async (context: Context) => {
  const { user } = await bearer(room, context)
  const { ip, network } = visitorOf(room, context)
  await room.throttle.letter(network)
  const at = room.now()
  const gap = room.settings.secondsBetweenLetters
  if (!(await claimLetter(room.db, user.id, 'reauthentication_sent_at', at, gap)))
    throw new AuthRefusal(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this every ${gap} seconds.`,
      { retryAfterSeconds: gap },
    )
  await audit(room.db, { kind: 'user_reauthenticate_requested', userId: user.id, ip, at })
  room.later(async () => {
    const wanted = { userId: user.id, purpose: 'reauthentication_token', address: user.email } as const
    const { code } = await room.oneTime.issue(room.db, wanted)
    await room.send(reauthenticationLetter(room.settings, { to: user.email, code }))
  })
  return context.json({})
}
