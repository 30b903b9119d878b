import { v4 as uuid } from 'uuid'
import type { Database } from '../../../db/database.ts'
import { audit } from '../../audit/store.ts'
import type { Purpose } from '../../codes/one-time-tokens.ts'
import type { AuthContext } from '../../context.ts'
import type { LinkType } from '../../letters/letters.ts'
import { requireGoodPassword } from '../../passwords/policy.ts'
import { emailExists } from '../../proofs/accept.ts'
import { inviteUser } from '../../users/invite.ts'
import { findUser, insertUser, lockUser, type User, updateUser } from '../../users/store.ts'
import { requireEmail } from '../../wire/body.ts'
import { invalid } from '../../wire/refusal.ts'
import { userNotFound } from './named-user.ts'

export const linkKinds = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
export type LinkKind = (typeof linkKinds)[number]

type Asked = { email: string; new_email: string; password: string; data: Record<string, unknown>; ip: string }

/** Whom a link is for and what it does: the type it is verified as, and the type in its address. */
type Subject = { user: User; purpose: Purpose; address: string; verificationType: LinkKind; linkType: LinkType }

/** Checks what was asked, and returns the work that needs the transaction. */
export async function subjectOf(
  auth: AuthContext,
  kind: LinkKind,
  asked: Asked,
): Promise<(tx: Database) => Promise<Subject>> {
  const { email } = asked
  const plain = (user: User, type: 'signup' | 'invite' | 'magiclink' | 'recovery', purpose: Purpose): Subject => ({
    ...{ user, purpose, address: user.email },
    verificationType: type,
    linkType: type,
  })
  if (kind === 'invite')
    return async (tx) => plain(await inviteUser(tx, { ...asked, now: auth.now() }), 'invite', 'invite_token')
  if (kind === 'signup') {
    if (!asked.password) throw invalid('Signup requires a valid password')
    requireGoodPassword(asked.password, email, auth.settings.minimumPasswordLength)
    const encrypted_password = await auth.passwords.inTurn(() => auth.passwords.hash(asked.password))
    return async (tx) => plain(await signedUp(auth, tx, asked, encrypted_password), 'signup', 'confirmation_token')
  }
  if (kind === 'magiclink' && !(await findUser(auth.db, { email })))
    return async (tx) => plain(await signedUp(auth, tx, asked, null), 'signup', 'confirmation_token')
  if (kind === 'magiclink' || kind === 'recovery') {
    const purpose = kind === 'magiclink' ? 'magiclink_token' : 'recovery_token'
    return async (tx) => plain(await known(tx, email), kind, purpose)
  }
  requireEmail(asked.new_email)
  return async (tx) => {
    const user = await known(tx, email)
    if (await findUser(tx, { email: asked.new_email })) throw emailExists()
    const isSame = user.new_email === asked.new_email
    const status = isSame ? {} : { email_change_confirm_status: 0 }
    const changing = await updateUser(tx, user.id, { new_email: asked.new_email, ...status })
    const toOld = kind === 'email_change_current'
    return {
      user: changing,
      purpose: toOld ? 'email_change_token_current' : 'email_change_token_new',
      address: toOld ? user.email : asked.new_email,
      verificationType: kind,
      linkType: 'email_change',
    }
  }
}

/** A new user, or one who has not confirmed the address and now has this password and these data. */
async function signedUp(
  { now }: AuthContext,
  tx: Database,
  { email, data, ip }: Asked,
  encrypted_password: string | null,
): Promise<User> {
  const at = now()
  const fresh = { encrypted_password, raw_user_meta_data: data, confirmation_sent_at: at, updated_at: at }
  const raw_app_meta_data = { provider: 'email', providers: ['email'] }
  const inserted = await insertUser(tx, { id: uuid(), email, raw_app_meta_data, ...fresh, created_at: at }, uuid())
  const user = inserted ?? (await lockUser(tx, { email }))
  if (!user || user.email_confirmed_at) throw emailExists()
  await audit(tx, { kind: inserted ? 'user_signedup' : 'user_repeated_signup', userId: user.id, ip, at })
  return inserted ?? updateUser(tx, user.id, fresh)
}

async function known(tx: Database, email: string): Promise<User> {
  const user = await lockUser(tx, { email })
  if (!user) throw userNotFound()
  return user
}
