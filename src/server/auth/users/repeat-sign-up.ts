import type { Database } from '../../db/database.ts'
import { touchPlaceholderIdentity, type User, updateUser } from './store.ts'

export type RepeatedSignUp = {
  /** Whether the sign-up before it had the same password. */
  hasSamePassword: boolean
  /** Id of the placeholder account whose rows are written instead, so that the work shows nothing of an account. */
  placeholder: string
}

/**
 * Handles a further sign-up for an account that is not confirmed. With another password, either sign-up may be a
 * stranger's: the account loses password and data, so neither person gets in with what they chose, and the owner of the
 * address, who opens the letter, chooses a password. With the same password, everything stays.
 */
export async function repeatSignUp(tx: Database, user: User, repeated: RepeatedSignUp, now: Date): Promise<void> {
  const isConfirmed = user.email_confirmed_at !== null
  const { placeholder, hasSamePassword } = repeated
  const changes = isConfirmed || hasSamePassword ? {} : { encrypted_password: null, raw_user_meta_data: {} }
  // The number of writes must not show whether an account exists or is confirmed.
  await updateUser(tx, isConfirmed ? placeholder : user.id, { ...changes, updated_at: now })
  await touchPlaceholderIdentity(tx, placeholder, now)
}
