import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { ReceivedBody } from '../http/connection/received-body.ts'
import type { Allowance, Counter } from '../http/limits/counter.ts'
import type { Outgoing } from '../mail/letter.ts'

/** Stores letters and has them delivered. */
export type Post = {
  /** Stores a letter within the caller's transaction, to be delivered after the commit. */
  send: (tx: Database, letter: Outgoing) => Promise<void>
  /** Called after letters were committed. */
  lettersWait: () => void
}

export type AuthSettings = {
  /**
   * The address clients reach this provider at, such as http://localhost:3000/auth/v1; also the issuer of its tokens.
   */
  publicUrl: string
  /** The product's own address, where links in letters lead. */
  siteUrl: string
  siteName?: string
  /** Further addresses that `redirect_to` may name; `*` stays within a segment, `**` crosses segments. */
  redirectAllowList?: string[]
  minimumPasswordLength?: number
  /** Lifetime of a six-digit code, at most ten minutes. */
  codeSeconds?: number
  /** Lifetime of a link that confirms an address. */
  linkSeconds?: number
  /** Lifetime of a link that invites somebody. */
  invitationLinkSeconds?: number
  /** Lifetime of a link that resets a password. */
  recoveryLinkSeconds?: number
  /** Lifetime of an access token. */
  tokenSeconds?: number
  /** Shortest time between two letters of one kind to one user. */
  secondsBetweenLetters?: number
  /** Addresses count as confirmed without a letter. */
  autoconfirm?: boolean
  disableSignup?: boolean
  /** A new address must be confirmed from the old one as well. */
  secureEmailChange?: boolean
  /** Opening a mailed link at this provider uses it up at once, so mail scanners can void links. */
  linksActOnGet?: boolean
  /** In a session that began a day ago a new password needs the current one or a mailed code. */
  requireReauthentication?: boolean
  requireCurrentPassword?: boolean
  /** A session ends this long after sign-in; unset, never. */
  sessionSeconds?: number
  /** A session ends this long after its last refresh; unset, never. */
  idleSeconds?: number
  /** A request that takes longer is answered 503. */
  requestSeconds?: number
  /** Requests for letters (sign-up, recover, resend) allowed from one network in five minutes. */
  letterRequestsPerNetwork?: number
}

export type AuthParts = {
  db: Database
  post: Post
  settings: AuthSettings
  now: () => Date
  /** The client's IP address, with trusted proxies taken into account. */
  clientAddress: (context: Context) => string
  /** The network that limits count an address for: one IPv4 address, or the /64 of an IPv6 address. */
  networkOf: (address: string) => string
  /** Reads the body of a request, up to a size in bytes. */
  receiveBody: (context: Context, maxBytes: number) => Promise<ReceivedBody>
  /** Makes a counter of attempts with bounded memory. */
  counting: (allowance: Allowance) => Counter
  /** Whether anybody may sign up now, where the operator can change that while the server runs. */
  signUpIsOpen?: () => Promise<boolean>
  /** Receives unexpected errors; they never contain a secret. */
  report?: (error: Error) => void
}

/** The settings with defaults filled in. */
export type CompleteSettings = Required<Omit<AuthSettings, 'sessionSeconds' | 'idleSeconds'>> &
  Pick<AuthSettings, 'sessionSeconds' | 'idleSeconds'>

export function withDefaults(settings: AuthSettings): CompleteSettings {
  return {
    siteName: 'Pacewright',
    redirectAllowList: [],
    // ASVS 5.0, level 1
    minimumPasswordLength: 8,
    linkSeconds: 24 * 60 * 60,
    recoveryLinkSeconds: 60 * 60,
    invitationLinkSeconds: 7 * 24 * 60 * 60,
    tokenSeconds: 60 * 60,
    secondsBetweenLetters: 60,
    autoconfirm: false,
    disableSignup: false,
    secureEmailChange: true,
    linksActOnGet: false,
    requireReauthentication: true,
    requireCurrentPassword: false,
    requestSeconds: 10,
    letterRequestsPerNetwork: 120,
    ...settings,
    publicUrl: withoutSlash(settings.publicUrl),
    siteUrl: withoutSlash(settings.siteUrl),
    // ASVS 5.0, 6.5.5: a code is valid for ten minutes at most.
    codeSeconds: Math.min(settings.codeSeconds ?? 600, 600),
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
