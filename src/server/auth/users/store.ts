import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { identities, type sessions, users } from '../tables.ts'
import { placeholderIds } from './placeholder-account.ts'

export type User = typeof users.$inferSelect
export type Identity = typeof identities.$inferSelect
export type Session = typeof sessions.$inferSelect

/** A user by their id or their email address. */
export type Named = { id: string } | { email: string }

export async function findUser(db: Database, named: Named): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(isNamed(named))
  return user
}

/** The user, locked until the transaction ends. */
export async function lockUser(tx: Database, named: Named): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(isNamed(named)).for('update')
  return user
}

const isNamed = (named: Named) => ('id' in named ? eq(users.id, named.id) : eq(users.email, named.email))

/** The new user, with one identity; undefined if the address is taken by now. */
export async function insertUser(
  tx: Database,
  user: typeof users.$inferInsert & { id: string; email: string; created_at: Date },
  identityId: string,
): Promise<User | undefined> {
  const [inserted] = await tx.insert(users).values(user).onConflictDoNothing().returning()
  if (!inserted) return undefined
  const { id, email, created_at } = user
  await tx.insert(identities).values({
    id: identityId,
    user_id: id,
    provider: 'email',
    provider_id: id,
    identity_data: { sub: id, email, email_verified: Boolean(user.email_confirmed_at), phone_verified: false },
    last_sign_in_at: created_at,
    created_at,
    updated_at: created_at,
  })
  return inserted
}

export async function updateUser(tx: Database, id: string, changes: Partial<User>): Promise<User> {
  const [user] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!user) throw new Error('The account to change is gone')
  return user
}

export async function identitiesOf(db: Database, userId: string): Promise<Identity[]> {
  return db.select().from(identities).where(eq(identities.user_id, userId)).orderBy(identities.created_at)
}

/** Sets the email identity to the confirmed address. */
export async function confirmIdentity(tx: Database, userId: string, email: string, now: Date): Promise<void> {
  await setIdentityEmail(tx, userId, { email, isVerified: true }, now)
}

/** Sets the address of the email identity, and whether it is confirmed. */
export async function setIdentityEmail(
  tx: Database,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  const mine = and(eq(identities.user_id, userId), eq(identities.provider, 'email'))
  const [identity] = await tx.select().from(identities).where(mine)
  if (!identity) return
  const identity_data = { ...identity.identity_data, email, email_verified: isVerified }
  await tx.update(identities).set({ identity_data, updated_at: now }).where(mine)
}

export async function touchIdentity(tx: Database, userId: string, now: Date): Promise<void> {
  const mine = and(eq(identities.user_id, userId), eq(identities.provider, 'email'))
  await tx.update(identities).set({ last_sign_in_at: now, updated_at: now }).where(mine)
}

/** Creates the placeholder accounts, where they do not exist yet. */
export async function makePlaceholders(db: Database): Promise<void> {
  const banned_until = new Date('9999-01-01T00:00:00Z')
  await db
    .insert(users)
    .values(placeholderIds.map((id) => ({ id, banned_until })))
    .onConflictDoNothing()
}

/** Writes as much as a new user's identity does, for a sign-up that creates none. */
export async function touchPlaceholderIdentity(tx: Database, id: string, now: Date): Promise<void> {
  const identity = { id, user_id: id, provider: 'nobody', provider_id: id, identity_data: {} }
  await tx
    .insert(identities)
    .values({ ...identity, updated_at: now })
    .onConflictDoUpdate({ target: identities.id, set: { updated_at: now } })
}

export type LetterKind =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at'

/** The recipient of a letter; `only` adds a condition for sending one. */
export type Addressee = { id: string } | { email: string; only?: 'unconfirmed' | 'changing' }

/** `placeholder` is the id of the placeholder account to use where no letter is due. */
type Claim = { kind: LetterKind; now: Date; gapSeconds: number; placeholder: string }

/**
 * Records that a letter of this kind is sent now, if the user exists and the last one was sent at least `gapSeconds`
 * ago; otherwise records it for the placeholder account. Returns the account it recorded.
 */
export async function claimLetter(tx: Database, to: Addressee, claim: Claim): Promise<User> {
  const { kind, now, gapSeconds, placeholder } = claim
  const sent = users[kind]
  const isDue = or(isNull(sent), lte(sent, new Date(now.getTime() - gapSeconds * 1000)))
  const person = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAddressee(to), isDue))
  const noteFor = async (id: string | typeof person) => {
    const [claimed] = await tx
      .update(users)
      .set({ [kind]: now })
      .where(and(eq(users.id, sql`coalesce((${id}), ${placeholder}::uuid)`), or(eq(users.id, placeholder), isDue)))
      .returning()
    return claimed
  }
  // Of two requests at once, the second waits for the first and then finds that no letter is due.
  const claimed = (await noteFor(person)) ?? (await noteFor(placeholder))
  if (!claimed) throw new Error('A placeholder account is missing')
  return claimed
}

function isAddressee(to: Addressee) {
  const also = { unconfirmed: isNull(users.email_confirmed_at), changing: ne(users.new_email, '') }
  return and(isNamed(to), 'only' in to && to.only ? also[to.only] : undefined)
}
