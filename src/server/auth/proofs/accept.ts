import type { Database } from '../../db/database.ts'
import { audit } from '../audit/store.ts'
import type { Proof, Purpose } from '../codes/one-time-tokens.ts'
import { deleteTokensOf, tokensByAddress, tokensByLink } from '../codes/store.ts'
import type { Room } from '../context.ts'
import { tellOldAddress } from '../letters/outgoing.ts'
import type { Mailing } from '../letters/sending.ts'
import { openSession, type Visitor } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../sessions/store.ts'
import { isBanned } from '../sessions/validity.ts'
import { confirmIdentity, findUserByEmail, lockUser, type Session, type User, updateUser } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import { noteOpening, type Opening, openAgain } from './opened-links.ts'

export type Accepted = { session: Session; user: User } | { half: true }

/**
 * Spends a mailed link, or a code together with the address it went to, and does what it is for. Nothing comes back for
 * a proof that is wrong, over, used or for another purpose: a stranger cannot tell these apart. With an `opening`, the
 * browser that spent a link is answered the same once more.
 */
export async function acceptProof(
  room: Room,
  purposes: Purpose[],
  proof: { link: string } | { code: string; address: string },
  visitor: Visitor,
  opening?: Opening,
): Promise<Accepted | undefined> {
  const candidates =
    'link' in proof
      ? await tokensByLink(room.db, room.oneTime.hashOfLink(proof.link), purposes)
      : await tokensByAddress(room.db, proof.address, purposes)
  for (const candidate of candidates) {
    const accepted = await room.sending(async (mailing) => {
      const spent = await spend(room, mailing, candidate, proof, visitor)
      const sessionId = spent && 'session' in spent ? spent.session.id : null
      if (spent && opening)
        await noteOpening(mailing.tx, opening, { userId: candidate.user_id, sessionId, at: room.now() })
      return spent
    })
    if (accepted) return accepted
  }
  return opening && openAgain(room, opening)
}

async function spend(
  room: Room,
  mailing: Mailing,
  candidate: { id: string; user_id: string },
  proof: Proof,
  visitor: Visitor,
): Promise<Accepted | undefined> {
  const { tx } = mailing
  const user = await lockUser(tx, candidate.user_id)
  const row = user && (await room.oneTime.spend(tx, candidate.id, proof))
  if (!row) return undefined
  if (isBanned(user, room.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  if (row.token_type === 'confirmation_token') return confirmAddress(room, tx, user, visitor)
  if (row.token_type === 'recovery_token') return recoverAccount(room, tx, user, visitor)
  return confirmEmailChange(room, mailing, user, visitor)
}

async function confirmAddress(room: Room, tx: Database, user: User, visitor: Visitor): Promise<Accepted> {
  const now = room.now()
  const confirmed = await updateUser(tx, user.id, { email_confirmed_at: user.email_confirmed_at ?? now })
  await confirmIdentity(tx, user.id, user.email, now)
  await deleteTokensOf(tx, user.id)
  await audit(tx, { kind: 'user_confirmed', userId: user.id, ip: visitor.ip, at: now })
  return openSession(tx, confirmed, 'otp', visitor, now)
}

async function recoverAccount(room: Room, tx: Database, user: User, visitor: Visitor): Promise<Accepted> {
  const now = room.now()
  // an address nobody confirmed may carry a stranger's password: its owner comes in without it
  const changes = user.email_confirmed_at ? {} : { email_confirmed_at: now, encrypted_password: null }
  const confirmed = await updateUser(tx, user.id, { ...changes, updated_at: now })
  await confirmIdentity(tx, user.id, user.email, now)
  await deleteTokensOf(tx, user.id)
  await audit(tx, { kind: 'user_recovered', userId: user.id, ip: visitor.ip, at: now })
  return openSession(tx, confirmed, 'otp', visitor, now)
}

async function confirmEmailChange(room: Room, mailing: Mailing, user: User, visitor: Visitor): Promise<Accepted> {
  const { tx } = mailing
  if (room.settings.secureEmailChange && user.email && user.email_change_confirm_status === 0) {
    await updateUser(tx, user.id, { email_change_confirm_status: 1 })
    return { half: true }
  }
  const changed = await moveToNewEmail(room, tx, user, visitor.ip)
  await deleteSessionsOf(tx, user.id)
  if (user.email) await tellOldAddress(room, mailing, user.email, changed.email)
  return openSession(tx, changed, 'otp', visitor, room.now())
}

/** The account's address becomes the new one; every other proof mailed to it dies. */
export async function moveToNewEmail(room: Room, tx: Database, user: User, ip: string): Promise<User> {
  const now = room.now()
  const { id, new_email: email } = user
  if (await findUserByEmail(tx, email)) throw emailExists()
  const moved = { email, new_email: '', email_change_confirm_status: 0, email_confirmed_at: now, updated_at: now }
  const changed = await updateUser(tx, id, moved).catch((trouble: unknown) => {
    // Somebody else took the address since it was looked for.
    throw isTaken(trouble) ? emailExists() : trouble
  })
  await confirmIdentity(tx, id, email, now)
  await deleteTokensOf(tx, id)
  await audit(tx, { kind: 'user_updated_email', userId: id, ip, at: now })
  return changed
}

// PostgreSQL's unique_violation, inside what the query builder makes of it.
const isTaken = (trouble: unknown): boolean =>
  trouble instanceof Error && (('code' in trouble && trouble.code === '23505') || isTaken(trouble.cause))

export const emailExists = () =>
  new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
