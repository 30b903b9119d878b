import { Problem } from '../http/refusals/problem.ts'
import type { ProviderRefusal } from './provider.ts'

/** The field that a refusal of the provider is about. */
const fieldOf: Record<string, string> = {
  weak_password: 'password',
  same_password: 'password',
  current_password_required: 'current_password',
  current_password_invalid: 'current_password',
  reauthentication_needed: 'nonce',
  reauthentication_not_valid: 'nonce',
  email_exists: 'email',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
}

/** Refusals that the provider states without saying what would help. */
const sentenceOf: Record<string, string> = {
  reauthentication_needed: 'You signed in more than a day ago, so a new password needs a proof that it is you.',
  reauthentication_not_valid: 'This code is not right, or it has expired.',
}

/** Translates a refusal of the auth provider into a Problem. */
export function problemOf({ status, code, message }: ProviderRefusal): Problem {
  const field = fieldOf[code]
  const sentence = sentenceOf[code] ?? (message || 'The auth provider refuses this.')
  if (status === 401 || code === 'session_not_found' || code === 'bad_jwt')
    return code === 'insufficient_aal'
      ? new Problem('not-allowed', sentence)
      : new Problem('bad-token', 'Your session is over. Sign in again.')
  if (status === 429) return new Problem('too-often', sentence, { headers: { 'retry-after': '60' } })
  if (status === 403 || code.endsWith('_disabled')) return new Problem('not-allowed', sentence)
  return new Problem('invalid', sentence, field ? { fields: { [field]: sentence } } : {})
}
