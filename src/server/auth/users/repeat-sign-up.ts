import type { Database } from '../../db/database.ts'
import { touchNobodysIdentity, type User, updateUser } from './store.ts'

export type RepeatedSignUp = {
  encrypted_password: string
  raw_user_meta_data: Record<string, unknown>
  /** Whether the sign-up before it had the same password. */
  hasSamePassword: boolean
  /** Whether a letter of its own leaves with it. */
  hasLetter: boolean
  /** Who takes the writes that would tell of an account. */
  nobody: string
}

/**
 * What one more sign-up does to an account that nobody has confirmed. Its letter confirms its own password and data, and
 * the earlier letter is dead by then. Where no letter leaves, so soon after the last one, the earlier letter is the only
 * one there is, and it may be opened by either person: the account loses password and data, so that neither of them
 * gets in with what they chose, and whoever opens the letter chooses a password.
 */
export async function repeatSignUp(tx: Database, user: User, repeated: RepeatedSignUp, now: Date): Promise<void> {
  const isConfirmed = user.email_confirmed_at !== null
  const { nobody } = repeated
  // Whether there was an account before, and whether it is confirmed, must not show in how much is written.
  await updateUser(tx, isConfirmed ? nobody : user.id, { ...(isConfirmed ? {} : changesBy(repeated)), updated_at: now })
  await touchNobodysIdentity(tx, nobody, now)
}

function changesBy({ hasLetter, hasSamePassword, encrypted_password, raw_user_meta_data }: RepeatedSignUp) {
  if (hasLetter) return { encrypted_password, raw_user_meta_data }
  return hasSamePassword ? {} : { encrypted_password: null, raw_user_meta_data: {} }
}
