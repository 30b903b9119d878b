import type { ProviderAnswer } from '../../athlete/provider.ts'
import type { SignUpSwitch } from '../../athlete/store/sign-up-switch.ts'
import type { Database } from '../../db/database.ts'
import { Problem } from '../../http/refusals/problem.ts'
import type { Accounts } from '../accounts.ts'

/** What admins and the operator's command act with. */
export type ActionParts = {
  db: Database
  accounts: Accounts
  signUpSwitch: SignUpSwitch
  /** Ends the sessions of a user that this process remembers. */
  forgetSessions: (userId: string) => Promise<void>
  /** Called after letters were committed. */
  lettersWait: () => void
  now: () => Date
}

/** Who acts: an admin's id, or null for the operator's command. */
export type Actor = string | null

/** The value of the provider's answer. Throws a Problem for a refusal. */
export function required<T>(answer: ProviderAnswer<T>): T {
  if (answer.ok) return answer.value
  if (answer.code === 'not_managed') throw new Problem('not-managed', NOT_MANAGED)
  if (answer.status === 401 || answer.status === 403) throw new Problem('not-managed', NOT_ALLOWED)
  throw new Problem('invalid', answer.message || 'The auth provider refuses this.')
}

const NOT_MANAGED =
  'This needs the right to manage accounts at the auth provider. Set AUTH_SERVICE_KEY and start the server again.'
const NOT_ALLOWED = 'The auth provider refuses AUTH_SERVICE_KEY. Set its service_role key and start the server again.'
