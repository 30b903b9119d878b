import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { OneTimeTokens } from './codes/one-time-tokens.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { Sending } from './letters/sending.ts'
import type { Throttle } from './limits/throttle.ts'
import type { CompleteSettings } from './parts.ts'
import type { Passwords } from './passwords/passwords.ts'

/** The parts that endpoints of the provider work with. */
export type AuthContext = {
  db: Database
  settings: CompleteSettings
  now: () => Date
  clientAddress: (context: Context) => string
  networkOf: (address: string) => string
  keys: SigningKeys
  passwords: Passwords
  oneTime: OneTimeTokens
  throttle: Throttle
  sending: Sending
  /** Whether anybody may sign up; who is invited always may. */
  signUpIsOpen: () => Promise<boolean>
}
