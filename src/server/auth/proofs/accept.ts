import type { Database } from '../../db/database.ts'
import { audit } from '../audit/store.ts'
import type { Proof, Purpose } from '../codes/one-time-tokens.ts'
import { deleteTokensOf, tokensByAddress, tokensByLink } from '../codes/store.ts'
import type { AuthContext } from '../context.ts'
import { tellOldAddress } from '../letters/outgoing.ts'
import type { Mailing } from '../letters/sending.ts'
import { openSession, type Visitor } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/store.ts'
import { isBanned } from '../sessions/validity.ts'
import { confirmIdentity, lockUser, type Session, type User, updateUser } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { noteOpening, type Opening, openAgain } from './opened-links.ts'

export type Accepted = { session: Session; user: User } | { half: true }

/**
 * Uses up a mailed link, or a code together with the address it went to, and does what it is for. Returns undefined for
 * a proof that is wrong, expired, used or for another purpose, so that a stranger cannot tell these apart. With an
 * `opening`, the browser that used a link gets the same answer once more.
 */
export async function acceptProof(
  auth: AuthContext,
  purposes: Purpose[],
  proof: { link: string } | { code: string; address: string },
  visitor: Visitor,
  opening?: Opening,
): Promise<Accepted | undefined> {
  const candidates =
    'link' in proof
      ? await tokensByLink(auth.db, auth.oneTime.hashOfLink(proof.link), purposes)
      : await tokensByAddress(auth.db, proof.address, purposes)
  for (const candidate of candidates) {
    const accepted = await auth.sending(async (mailing) => {
      const spent = await spend(auth, mailing, candidate, proof, visitor)
      const sessionId = spent && 'session' in spent ? spent.session.id : null
      if (spent && opening)
        await noteOpening(mailing.tx, opening, { userId: candidate.user_id, sessionId, at: auth.now() })
      return spent
    })
    if (accepted) return accepted
  }
  return opening && openAgain(auth, opening)
}

async function spend(
  auth: AuthContext,
  mailing: Mailing,
  candidate: { id: string; user_id: string },
  proof: Proof,
  visitor: Visitor,
): Promise<Accepted | undefined> {
  const { tx } = mailing
  const user = await lockUser(tx, { id: candidate.user_id })
  const row = user && (await auth.oneTime.spend(tx, candidate.id, proof))
  if (!row) return undefined
  if (isBanned(user, auth.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  if (row.token_type === 'confirmation_token' || row.token_type === 'invite_token')
    return confirmAddress(auth, tx, user, visitor)
  if (row.token_type === 'recovery_token' || row.token_type === 'magiclink_token')
    return recoverAccount(auth, tx, user, visitor)
  return confirmEmailChange(auth, mailing, user, visitor)
}

async function confirmAddress(auth: AuthContext, tx: Database, user: User, visitor: Visitor): Promise<Accepted> {
  const now = auth.now()
  const confirmed = await updateUser(tx, user.id, { email_confirmed_at: user.email_confirmed_at ?? now })
  await confirmIdentity(tx, user.id, user.email, now)
  await deleteTokensOf(tx, user.id)
  await audit(tx, { kind: 'user_confirmed', userId: user.id, ip: visitor.ip, at: now })
  return openSession(tx, confirmed, 'otp', visitor, now)
}

async function recoverAccount(auth: AuthContext, tx: Database, user: User, visitor: Visitor): Promise<Accepted> {
  const now = auth.now()
  // An unconfirmed account may have a stranger's password, so it is removed.
  const changes = user.email_confirmed_at ? {} : { email_confirmed_at: now, encrypted_password: null }
  const confirmed = await updateUser(tx, user.id, { ...changes, updated_at: now })
  await confirmIdentity(tx, user.id, user.email, now)
  await deleteTokensOf(tx, user.id)
  await audit(tx, { kind: 'user_recovered', userId: user.id, ip: visitor.ip, at: now })
  return openSession(tx, confirmed, 'otp', visitor, now)
}

async function confirmEmailChange(
  auth: AuthContext,
  mailing: Mailing,
  user: User,
  visitor: Visitor,
): Promise<Accepted> {
  const { tx } = mailing
  if (auth.settings.secureEmailChange && user.email && user.email_change_confirm_status === 0) {
    await updateUser(tx, user.id, { email_change_confirm_status: 1 })
    return { half: true }
  }
  const changed = await moveToNewEmail(auth, tx, user, visitor.ip)
  await deleteSessionsOf(tx, user.id)
  if (user.email) await tellOldAddress(auth, mailing, user.email, changed.email)
  return openSession(tx, changed, 'otp', visitor, auth.now())
}

/** Changes the account's address to the new one and voids all other proofs mailed to it. */
export async function moveToNewEmail(auth: AuthContext, tx: Database, user: User, ip: string): Promise<User> {
  const now = auth.now()
  const { id, new_email: email } = user
  const moved = { email, new_email: '', email_change_confirm_status: 0, email_confirmed_at: now, updated_at: now }
  const changed = await updateUser(tx, id, moved).catch((error: unknown) => {
    throw isTaken(error) ? emailExists() : error
  })
  await confirmIdentity(tx, id, email, now)
  await deleteTokensOf(tx, id)
  await audit(tx, { kind: 'user_updated_email', userId: id, ip, at: now })
  return changed
}

// PostgreSQL's unique_violation, wrapped by the query builder.
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isTaken(error.cause))

export const emailExists = () =>
  new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
