import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { ReceivedBody } from '../http/connection/received-body.ts'
import type { Allowance, Counter } from '../http/limits/counter.ts'

/** A letter as the provider hands it over; `link` is the one its text carries, if any. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string }

/** Letters and whoever delivers them. */
export type Post = {
  /**
   * Keeps a letter within the caller's transaction, to be delivered once that is committed, and of no use after
   * `expiresAt`. A decoy is for nobody: it takes the place of a letter, so that no work tells whether one was due.
   */
  send: (tx: Database, letter: Letter & { expiresAt: Date; isDecoy: boolean }) => Promise<void>
  /** Hears that letters were committed. */
  lettersWait: () => void
}

export type AuthSettings = {
  /** Where clients reach this provider, such as http://localhost:3000/auth/v1; also the issuer of its tokens. */
  publicUrl: string
  /** The product's own address: links in letters lead there. */
  siteUrl: string
  siteName?: string
  /** Further addresses a `redirect_to` may name; `*` stays within a segment, `**` crosses them. */
  redirectAllowList?: string[]
  minimumPasswordLength?: number
  /** Life of a six-digit code; more than ten minutes counts as ten. */
  codeSeconds?: number
  /** Life of the link that confirms an address. */
  linkSeconds?: number
  /** Life of the link that lets somebody in to choose a new password. */
  recoveryLinkSeconds?: number
  /** Life of an access token. */
  tokenSeconds?: number
  /** The same kind of letter goes to one person at most this often. */
  secondsBetweenLetters?: number
  /** Addresses count as confirmed without a letter. */
  autoconfirm?: boolean
  disableSignup?: boolean
  /** A new address must be confirmed from the old one as well. */
  secureEmailChange?: boolean
  /** Opening a mailed link at this provider spends it at once; scanners of mail then burn links. */
  linksActOnGet?: boolean
  requireReauthentication?: boolean
  requireCurrentPassword?: boolean
  /** A session ends this long after sign-in; unset, never. */
  sessionSeconds?: number
  /** A session ends this long after its last refresh; unset, never. */
  idleSeconds?: number
  /** A request that takes longer is told to come back. */
  requestSeconds?: number
  /** Requests for letters (sign-up, recover, resend) from one network in five minutes. */
  letterRequestsPerNetwork?: number
}

export type AuthParts = {
  db: Database
  post: Post
  settings: AuthSettings
  now: () => Date
  /** The address of whoever asks, proxies already accounted for. */
  clientAddress: (context: Context) => string
  /** The network that limits count an address for: one IPv4 address, or the /64 of an IPv6 address. */
  networkOf: (address: string) => string
  /** Reads the body of a request, at most so many bytes of it. */
  receiveBody: (context: Context, maxBytes: number) => Promise<ReceivedBody>
  /** Makes a counter of attempts whose memory is bounded. */
  counting: (allowance: Allowance) => Counter
  /** Hears of trouble that no answer carries; it never contains a secret. */
  report?: (error: Error) => void
}

/** The settings with every default in its place. */
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
    tokenSeconds: 60 * 60,
    secondsBetweenLetters: 60,
    autoconfirm: false,
    disableSignup: false,
    secureEmailChange: true,
    linksActOnGet: false,
    requireReauthentication: false,
    requireCurrentPassword: false,
    requestSeconds: 10,
    letterRequestsPerNetwork: 120,
    ...settings,
    publicUrl: withoutSlash(settings.publicUrl),
    siteUrl: withoutSlash(settings.siteUrl),
    // ASVS 5.0, 6.5.5: a code lives ten minutes at most
    codeSeconds: Math.min(settings.codeSeconds ?? 600, 600),
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
