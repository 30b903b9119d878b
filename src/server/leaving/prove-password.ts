import type { Provider } from '../athlete/provider.ts'
import { problemOf } from '../athlete/refusals.ts'
import { Problem } from '../http/refusals/problem.ts'

/** As long as after a sign-in a new password needs no other proof. */
const FRESH_MS = 24 * 60 * 60 * 1000

type Proof = { email: string; password: string | undefined; signedInAt: Date | null; now: Date; address: string }

/** Asks for the password unless the athlete has just signed in. Throws a Problem without the right one. */
export async function provePassword(
  provider: Provider,
  { email, password, signedInAt, now, address }: Proof,
): Promise<void> {
  if (signedInAt && now.getTime() - signedInAt.getTime() < FRESH_MS) return
  if (!password) throw missing('You signed in more than a day ago: enter your current password.')
  const answer = await provider.provePassword(email, password, address)
  if (answer.ok) return
  if (answer.code === 'invalid_credentials') throw missing('Current password is not right.')
  throw problemOf(answer)
}

const missing = (sentence: string) => new Problem('invalid', sentence, { fields: { current_password: sentence } })
