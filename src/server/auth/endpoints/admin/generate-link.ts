import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../../context.ts'
import { identitiesOf } from '../../users/store.ts'
import { Email, readBody, requireEmail, Text } from '../../wire/body.ts'
import { userObject } from '../../wire/objects.ts'
import { allowedRedirect, wantedRedirect } from '../../wire/redirect.ts'
import { invalid } from '../../wire/refusal.ts'
import { requireKeepable, UserData } from '../../wire/user-data.ts'
import { visitorOf } from '../../wire/visitor.ts'
import { type LinkKind, linkKinds, subjectOf } from './link-subject.ts'
import { requireServer } from './require-server.ts'

const Body = z.object({
  type: Text,
  email: Email,
  new_email: Email,
  password: Text,
  data: UserData,
  redirect_to: z.string().nullish(),
})

/**
 * POST /admin/generate_link makes the link and the code that a letter would carry, and sends nothing: whoever asked
 * passes them on.
 */
export const generateLink = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const { type, email, new_email, password, data, redirect_to } = await readBody(context, Body)
  if (!isLinkKind(type)) throw invalid(`Invalid email action link type requested: ${type.slice(0, 50)}`)
  requireEmail(email)
  requireKeepable(data)
  const { settings } = auth
  const next = redirect_to ? allowedRedirect(redirect_to, settings) : wantedRedirect(context, settings)
  const asked = { email, new_email, password, data, ip: visitorOf(auth, context).ip }
  const prepare = await subjectOf(auth, type, asked)
  const { user, issued, verificationType, linkType } = await auth.db.transaction(async (tx) => {
    const { user, purpose, address, ...types } = await prepare(tx)
    return { user, ...types, issued: await auth.oneTime.issue(tx, { userId: user.id, purpose, address }) }
  })
  const query = new URLSearchParams({ token: issued.link, type: linkType, redirect_to: next })
  return context.json({
    ...userObject(user, await identitiesOf(auth.db, user.id)),
    action_link: `${settings.publicUrl}/verify?${query}`,
    email_otp: issued.code,
    hashed_token: issued.link,
    verification_type: verificationType,
    redirect_to: next,
  })
}

const isLinkKind = (type: string): type is LinkKind => linkKinds.some((kind) => kind === type)
