import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../../context.ts'
import { sendInvitation } from '../../letters/outgoing.ts'
import { inviteUser } from '../../users/invite.ts'
import { identitiesOf } from '../../users/store.ts'
import { Email, readBody, requireEmail } from '../../wire/body.ts'
import { userObject } from '../../wire/objects.ts'
import { wantedRedirect } from '../../wire/redirect.ts'
import { requireKeepable, UserData } from '../../wire/user-data.ts'
import { visitorOf } from '../../wire/visitor.ts'
import { requireServer } from './require-server.ts'

const Body = z.object({ email: Email, data: UserData })

/**
 * POST /invite makes a user whose letter leads to choosing a password, also while sign-up is closed. An invited address
 * that was not confirmed yet gets a new letter, and the one before dies.
 */
export const invite = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const { email, data } = await readBody(context, Body)
  requireEmail(email)
  requireKeepable(data)
  const next = wantedRedirect(context, auth.settings)
  const user = await auth.sending(async (mailing) => {
    const invited = await inviteUser(mailing.tx, { email, data, ip: visitorOf(auth, context).ip, now: auth.now() })
    await sendInvitation(auth, mailing, invited, next)
    return invited
  })
  return context.json(userObject(user, await identitiesOf(auth.db, user.id)))
}
