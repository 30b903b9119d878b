import type { Database } from '../../db/database.ts'
import { touchNobodysIdentity, type User, updateUser } from './store.ts'

export type RepeatedSignUp = {
  encrypted_password: string
  raw_user_meta_data: Record<string, unknown>
  /** Whether the sign-up before it had the same password. */
  hasSamePassword: boolean
  /** Whether a letter is sent for it. */
  hasLetter: boolean
  /** Id of the placeholder account whose rows are written instead, so that the work shows nothing of an account. */
  nobody: string
}

/**
 * Handles a further sign-up for an account that is not confirmed. If a letter is sent, it confirms the new password and
 * data, and the earlier letter is void. If none is sent (too soon after the last), the earlier letter is the only one,
 * and either person may open it: then the account loses password and data, so neither gets in with what they chose, and
 * the person who opens the letter chooses a password.
 */
export async function repeatSignUp(tx: Database, user: User, repeated: RepeatedSignUp, now: Date): Promise<void> {
  const isConfirmed = user.email_confirmed_at !== null
  const { nobody } = repeated
  // The number of writes must not show whether an account exists or is confirmed.
  await updateUser(tx, isConfirmed ? nobody : user.id, { ...(isConfirmed ? {} : changesBy(repeated)), updated_at: now })
  await touchNobodysIdentity(tx, nobody, now)
}

function changesBy({ hasLetter, hasSamePassword, encrypted_password, raw_user_meta_data }: RepeatedSignUp) {
  if (hasLetter) return { encrypted_password, raw_user_meta_data }
  return hasSamePassword ? {} : { encrypted_password: null, raw_user_meta_data: {} }
}
