import type { AuthContext } from '../context.ts'
import { requireGoodPassword } from '../passwords/policy.ts'
import { acceptNonce } from '../proofs/accept-nonce.ts'
import type { Session, User } from '../users/store.ts'
import { AuthRefusal } from '../wire/refusal.ts'
import type { Visitor } from '../wire/visitor.ts'
import { checkPassword } from './password-grant.ts'

const FRESH_SESSION_SECONDS = 24 * 60 * 60

/** Hashes a new password after checking what the operator requires for a change. */
export async function provePasswordChange(
  auth: AuthContext,
  { user, session }: { user: User; session: Session },
  wanted: { password: string; current_password: string; nonce: string },
  visitor: Visitor,
): Promise<string> {
  const { settings, passwords } = auth
  requireGoodPassword(wanted.password, user.email, settings.minimumPasswordLength)
  // A user who came by a letter may not know the current password.
  const byLetter = session.amr[0]?.method === 'otp'
  if (settings.requireCurrentPassword && !byLetter && !wanted.current_password)
    throw new AuthRefusal(400, 'current_password_required', 'Current password required when setting new password.')
  if (wanted.current_password) await requireCurrent(auth, user, wanted.current_password, visitor)

  const age = (auth.now().getTime() - session.created_at.getTime()) / 1000
  // GoTrue takes the code alone; the current password proves as much.
  if (settings.requireReauthentication && age >= FRESH_SESSION_SECONDS && !wanted.current_password) {
    if (!wanted.nonce)
      throw new AuthRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
    if (!(await acceptNonce(auth, user, wanted.nonce)))
      throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  return passwords.inTurn(async () => {
    if (user.encrypted_password && (await passwords.check(user.encrypted_password, wanted.password)))
      throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
    return passwords.hash(wanted.password)
  })
}

async function requireCurrent(auth: AuthContext, user: User, password: string, visitor: Visitor): Promise<void> {
  try {
    await checkPassword(auth, user, { account: user.email, password }, visitor)
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.code !== 'invalid_credentials') throw error
    throw new AuthRefusal(400, 'current_password_invalid', 'Current password is not right.')
  }
}
