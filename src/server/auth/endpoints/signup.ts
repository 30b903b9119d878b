import type { Context } from 'hono'
import { v4 as uuid } from 'uuid'
import { z } from 'zod'
import { audit } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { sendConfirmation } from '../letters/outgoing.ts'
import { requireGoodPassword } from '../passwords/policy.ts'
import { answerSession, openSession } from '../sessions/open-session.ts'
import { placeholderFor } from '../users/placeholder-account.ts'
import { repeatSignUp } from '../users/repeat-sign-up.ts'
import { findUser, identitiesOf, insertUser, lockUser, type User } from '../users/store.ts'
import { Email, phoneDisabled, readBody, requireEmail, Text } from '../wire/body.ts'
import { userObject } from '../wire/objects.ts'
import { wantedRedirect } from '../wire/redirect.ts'
import { AuthRefusal, invalid } from '../wire/refusal.ts'
import { requireKeepable, UserData } from '../wire/user-data.ts'
import { visitorOf } from '../wire/visitor.ts'

const Body = z.object({ email: Email, phone: Text, password: Text, data: UserData })

/**
 * POST /signup. Without autoconfirm, new and taken addresses get the same form of answer and the same work; the
 * difference is told by letter.
 */
export const signUp = (auth: AuthContext) => async (context: Context) => {
  const { settings } = auth
  const visitor = visitorOf(auth, context)
  auth.throttle.letter(visitor.network)
  if (!(await auth.signUpIsOpen()))
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  const { email, phone, password, data } = await readBody(context, Body)
  if (email && phone) throw invalid('Only an email address or phone number should be provided on signup.')
  if (phone) throw phoneDisabled('signups')
  if (!email && !password) throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  requireEmail(email)
  if (!password) throw invalid('Signup requires a valid password')
  requireGoodPassword(password, email, settings.minimumPasswordLength)
  requireKeepable(data)

  const next = wantedRedirect(context, settings)
  const known = await findUser(auth.db, { email })
  const { encrypted_password, isKnownPassword } = await auth.passwords.inTurn(async () => ({
    isKnownPassword: await auth.passwords.check(known?.encrypted_password, password),
    encrypted_password: await auth.passwords.hash(password),
  }))
  const now = auth.now()
  const fresh = {
    id: uuid(),
    email,
    encrypted_password,
    email_confirmed_at: settings.autoconfirm ? now : null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
  }
  // Takes as many steps for a taken address as for a new one.
  const { user, isNew, session } = await auth.sending(async (mailing) => {
    const { tx } = mailing
    const inserted = await insertUser(tx, fresh, uuid())
    const user = inserted ?? (await lockUser(tx, { email }))
    if (!user) throw new Error('The account of this sign-up is gone')
    const kind = inserted ? 'user_signedup' : 'user_repeated_signup'
    await audit(tx, { kind, userId: user.id, ip: visitor.ip, at: now })
    const opened = inserted && settings.autoconfirm ? await openSession(tx, user, 'password', visitor, now) : undefined
    if (settings.autoconfirm) return { user, isNew: inserted !== undefined, ...opened }
    const hasSamePassword = isKnownPassword && user.encrypted_password === known?.encrypted_password
    const replaces = !inserted && !hasSamePassword
    await sendConfirmation(auth, mailing, { email }, { next, ip: visitor.ip, replaces })
    if (!inserted) await repeatSignUp(tx, user, { hasSamePassword, placeholder: placeholderFor(auth, email) }, now)
    return { user, isNew: inserted !== undefined, ...opened }
  })
  if (session) return context.json(await answerSession(auth, session, user))
  if (!isNew && settings.autoconfirm) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
  return context.json(await pendingUser(auth, user, { email, data, now }))
}

/**
 * The user as shown to a sign-up that waits for its letter. For a confirmed account, ids are pseudonyms of its address:
 * as stable as real ones, and unrelated to the account.
 */
async function pendingUser(
  auth: AuthContext,
  user: User,
  said: { email: string; data: Record<string, unknown>; now: Date },
) {
  const { email, data, now } = said
  const real = user.email_confirmed_at === null
  const identity = (await identitiesOf(auth.db, user.id))[0]
  const id = real ? user.id : auth.oneTime.pseudonym(`user ${email}`)
  const identityId = (real && identity?.id) || auth.oneTime.pseudonym(`identity ${email}`)
  const moments = { created_at: now, updated_at: now }
  return userObject(
    {
      ...moments,
      id,
      email,
      encrypted_password: '',
      email_confirmed_at: null,
      confirmation_sent_at: now,
      invited_at: null,
      recovery_sent_at: null,
      new_email: '',
      email_change_sent_at: null,
      email_change_confirm_status: 0,
      reauthentication_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: data,
      banned_until: null,
      deleted_at: null,
    },
    [
      {
        ...moments,
        id: identityId,
        user_id: id,
        provider: 'email',
        provider_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        last_sign_in_at: now,
      },
    ],
  )
}
