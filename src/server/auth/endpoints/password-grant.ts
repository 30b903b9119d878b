import { addressesOf, audit } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { weakness } from '../passwords/policy.ts'
import { openSession } from '../sessions/open-session.ts'
import { isBanned } from '../sessions/validity.ts'
import { findUserByEmail, lockUser, type User, updateUser } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'

type Visitor = { ip: string; network: string; userAgent: string }

/** A new session for an address and its password. What else is wrong shows only to whoever knows the password. */
export async function signInWithPassword(
  auth: AuthContext,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) {
  const found = await findUserByEmail(auth.db, email)
  const user = await checkPassword(auth, found, { account: email, password }, visitor)
  const now = auth.now()
  if (isBanned(user, now)) throw new AuthRefusal(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')
  const stored = user.encrypted_password ?? ''
  const better = auth.passwords.isOutdated(stored)
    ? await auth.passwords.inTurn(() => auth.passwords.hash(password))
    : undefined
  const opened = await auth.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id)
    // the password may have changed while we checked it, which ends all sessions: this one must not slip in after
    if (!current || current.encrypted_password !== stored) throw wrongPassword()
    if (better) await updateUser(tx, user.id, { encrypted_password: better })
    await audit(tx, { kind: 'login', userId: user.id, ip: visitor.ip, at: now })
    return openSession(tx, current, 'password', visitor, now)
  })
  return { ...opened, weak: weakness(password, email, auth.settings.minimumPasswordLength) }
}

/** The person, if it is their password; the same work and the same words for an unknown address and for one without a password. */
export async function checkPassword(
  auth: AuthContext,
  user: User | undefined,
  { account, password }: { account: string; password: string },
  { ip, network }: Visitor,
): Promise<User> {
  const attempt = { account, network }
  const isKnown = async () =>
    user !== undefined && (await addressesOf(auth.db, user.id)).some((address) => auth.networkOf(address) === network)
  const right = await auth.passwords.inTurn(async () => {
    await auth.throttle.password.admit(attempt, isKnown)
    const matches = await auth.passwords.check(user?.encrypted_password, password)
    if (matches) auth.throttle.password.succeeded(attempt)
    else auth.throttle.password.failed(attempt)
    return matches
  })
  if (right && user) return user
  // Noted for an unknown address too: what is written must not tell whether there is an account.
  await audit(auth.db, { kind: 'login_failed', ...(user ? { userId: user.id } : {}), ip, at: auth.now() })
  throw wrongPassword()
}

const wrongPassword = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
