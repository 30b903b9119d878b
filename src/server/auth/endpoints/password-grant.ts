import { audit, signInIpsOf } from '../audit/store.ts'
import type { AuthContext } from '../context.ts'
import { weakness } from '../passwords/policy.ts'
import { openSession } from '../sessions/open-session.ts'
import { isBanned } from '../sessions/validity.ts'
import { findUser, lockUser, type User, updateUser } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import type { Visitor } from '../wire/visitor.ts'

/** Opens a session for an email and password. Other reasons for a refusal are told only after the right password. */
export async function signInWithPassword(
  auth: AuthContext,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) {
  const found = await findUser(auth.db, { email })
  const user = await checkPassword(auth, found, { account: email, password }, visitor)
  const now = auth.now()
  if (isBanned(user, now)) throw new AuthRefusal(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')
  const stored = user.encrypted_password ?? ''
  const better = auth.passwords.isOutdated(stored)
    ? await auth.passwords.inTurn(() => auth.passwords.hash(password))
    : undefined
  const opened = await auth.db.transaction(async (tx) => {
    const current = await lockUser(tx, user)
    // The password may have changed meanwhile. That ended all sessions, so no session may be opened with the old one.
    if (!current || current.encrypted_password !== stored) throw wrongPassword()
    if (better) await updateUser(tx, user.id, { encrypted_password: better })
    await audit(tx, { kind: 'login', userId: user.id, ip: visitor.ip, at: now })
    return openSession(tx, current, 'password', visitor, now)
  })
  return { ...opened, weak: weakness(password, email, auth.settings.minimumPasswordLength) }
}

/**
 * The user, if the password is right. Unknown emails and accounts without a password take the same work and get the same
 * answer.
 */
export async function checkPassword(
  auth: AuthContext,
  user: User | undefined,
  { account, password }: { account: string; password: string },
  { ip, network }: Visitor,
): Promise<User> {
  const attempt = { account, network }
  const isKnown = async () =>
    user !== undefined && (await signInIpsOf(auth.db, user.id)).some((known) => auth.networkOf(known) === network)
  const right = await auth.passwords.inTurn(async () => {
    await auth.throttle.password.admit(attempt, isKnown)
    const matches = await auth.passwords.check(user?.encrypted_password, password)
    if (matches) auth.throttle.password.succeeded(attempt)
    else auth.throttle.password.failed(attempt)
    return matches
  })
  if (right && user) return user
  // Recorded for unknown emails too: the writes must not show whether an account exists.
  await audit(auth.db, { kind: 'login_failed', ...(user ? { userId: user.id } : {}), ip, at: auth.now() })
  throw wrongPassword()
}

const wrongPassword = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
