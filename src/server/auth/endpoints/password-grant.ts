import { addressesOf, audit } from '../audit/store.ts'
import type { Room } from '../context.ts'
import { networkOf } from '../limits/network.ts'
import { weakness } from '../passwords/policy.ts'
import { openSession } from '../sessions/open-session.ts'
import { isBanned } from '../sessions/validity.ts'
import { findUserByEmail, lockUser, type User, updateUser } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'

type Visitor = { ip: string; network: string; userAgent: string }

/** A new session for an address and its password. What else is wrong shows only to whoever knows the password. */
export async function signInWithPassword(
  room: Room,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
) {
  const found = await findUserByEmail(room.db, email)
  const user = await checkPassword(room, found, { account: email, password }, visitor)
  const now = room.now()
  if (isBanned(user, now)) throw new AuthRefusal(400, 'user_banned', 'User is banned')
  if (!user.email_confirmed_at) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')
  const stored = user.encrypted_password ?? ''
  const better = room.passwords.isOutdated(stored)
    ? await room.passwords.inTurn(() => room.passwords.hash(password))
    : undefined
  const opened = await room.db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id)
    // the password may have changed while we checked it, which ends all sessions: this one must not slip in after
    if (!current || current.encrypted_password !== stored) throw wrongPassword()
    if (better) await updateUser(tx, user.id, { encrypted_password: better })
    await audit(tx, { kind: 'login', userId: user.id, ip: visitor.ip, at: now })
    return openSession(tx, current, 'password', visitor, now)
  })
  return { ...opened, weak: weakness(password, email, room.settings.minimumPasswordLength) }
}

/** The person, if it is their password; the same work and the same words for an unknown address and for one without a password. */
export async function checkPassword(
  room: Room,
  user: User | undefined,
  { account, password }: { account: string; password: string },
  { ip, network }: Visitor,
): Promise<User> {
  const attempt = { account, network }
  const isKnown = async () =>
    user !== undefined && (await addressesOf(room.db, user.id)).some((address) => networkOf(address) === network)
  const right = await room.passwords.inTurn(async () => {
    await room.throttle.password.admit(attempt, isKnown)
    const matches = await room.passwords.check(user?.encrypted_password, password)
    if (matches) room.throttle.password.succeeded(attempt)
    else room.throttle.password.failed(attempt)
    return matches
  })
  if (right && user) return user
  // Noted for an unknown address too: what is written must not tell whether there is an account.
  await audit(room.db, { kind: 'login_failed', ...(user ? { userId: user.id } : {}), ip, at: room.now() })
  throw wrongPassword()
}

const wrongPassword = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
