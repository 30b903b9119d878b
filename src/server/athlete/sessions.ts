import { hash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Provider, ProviderUser, Transport } from './provider.ts'
import { providerUnavailable } from './provider.ts'

/** How long a checked session counts as valid, in ms. A session ended elsewhere stays valid this long. */
export const SESSION_TRUST_MS = 10_000
/** Allowed difference between the provider's clock and ours, in seconds. */
const CLOCK_SKEW_SECONDS = 30
/** Largest number of tokens remembered, at less than a kilobyte each. */
const MAX_TOKENS_REMEMBERED = 50_000

/** A session whose token is signed by the provider, not expired and not ended. */
export type Session = {
  userId: string
  user: ProviderUser
  /** When the athlete signed in; null if the provider does not say. */
  signedInAt: Date | null
}

export type SessionParts = {
  provider: Provider
  transport: Transport
  /** The provider's address, the issuer of its tokens. */
  issuer: string
  now: () => Date
  /** Called with the user of a session before the session is returned. */
  seen: (user: ProviderUser) => Promise<void>
}

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.number(),
  /** When and how the athlete signed in; the provider need not say. */
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
})
type Claims = z.infer<typeof Claims>

/** What is known of a token until a time in ms: its session, or null where it is not valid. */
type Known = { until: number; session: Promise<Session | null> }

/** Checks sessions by their token's signature and by asking the provider, whose answer is kept for ten seconds. */
export function createSessions({ provider, transport, issuer, now, seen }: SessionParts) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cooldownDuration: 5_000,
    [customFetch]: (_url, { method, headers, signal }) =>
      transport('/.well-known/jwks.json', { method, headers, signal }, undefined),
  })
  // By the token's hash: a token grows with its athlete's data.
  const known = new Map<string, Known>()

  async function claimsOf(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256', 'RS256'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: now(),
      })
      return Claims.safeParse(payload).data
    } catch (error) {
      if (isUnreachable(error)) throw providerUnavailable(error)
      return undefined
    }
  }

  async function ask(token: string, entry: Known): Promise<Session | null> {
    const claims = await claimsOf(token)
    if (!claims) return null
    entry.until = Math.min(entry.until, (claims.exp + CLOCK_SKEW_SECONDS) * 1000)
    const answer = await provider.user(token)
    if (!answer.ok || answer.value.id !== claims.sub) return null
    await seen(answer.value)
    const signedIn = claims.amr.map(({ timestamp }) => timestamp * 1000)
    const signedInAt = signedIn.length > 0 ? new Date(Math.max(...signedIn)) : null
    return { userId: claims.sub, user: answer.value, signedInAt }
  }

  return {
    /** The session of a token; null where the token is forged or expired, or its session has ended. */
    of(token: string): Promise<Session | null> {
      const at = now().getTime()
      const key = hash('sha256', token, 'base64url')
      const remembered = known.get(key)
      if (remembered && remembered.until > at) return remembered.session
      forgetOld(known, at, MAX_TOKENS_REMEMBERED)
      const entry: Known = { until: at + SESSION_TRUST_MS, session: Promise.resolve(null) }
      entry.session = ask(token, entry)
      known.set(key, entry)
      // Errors and refusals are not remembered.
      const forget = () => known.get(key) === entry && known.delete(key)
      entry.session.then((session) => session ?? forget(), forget)
      return entry.session
    },
    /** Forgets a user's sessions after a change, so that the provider is asked again. */
    async forget(userId: string): Promise<void> {
      for (const [key, { session }] of known) {
        const of = await session.catch(() => null)
        if (!of || of.userId === userId) known.delete(key)
      }
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function isUnreachable(error: unknown): boolean {
  // A faulty token throws a JOSEError subclass; an unreachable key set throws one of these.
  return (
    !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
  )
}

/** Drops expired entries, and the oldest until there is room for one more. Entries are in order of first arrival. */
export function forgetOld(known: Map<string, { until: number }>, at: number, most: number): void {
  for (const [key, { until }] of known) {
    if (until > at && known.size < most) return
    known.delete(key)
  }
}
