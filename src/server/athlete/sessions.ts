import { hash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Provider, ProviderUser, Transport } from './provider.ts'
import { providerUnavailable } from './provider.ts'

/** How long a session that was found alive counts as alive, in ms. A session that was ended elsewhere lives so long. */
export const SESSION_TRUST_MS = 10_000
/** How far the provider's clock and ours may differ, in seconds. */
const CLOCK_SKEW_SECONDS = 30
/** Most tokens remembered at once, at less than a kilobyte each. */
const MAX_TOKENS_REMEMBERED = 50_000

/** A session whose token is signed by the provider, in time, and not ended. */
export type Session = { userId: string; user: ProviderUser }

export type SessionParts = {
  provider: Provider
  transport: Transport
  /** The provider's address, which its tokens name as their issuer. */
  issuer: string
  now: () => Date
  /** Hears of each user a session was asked for, before the session is handed out. */
  seen: (user: ProviderUser) => Promise<void>
}

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
type Claims = z.infer<typeof Claims>

/** What is known of a token until a moment, in ms: whose it is, or, with null, that it is nobody's. */
type Known = { until: number; session: Promise<Session | null> }

/** Knows the living sessions: by their token's signature, and by the provider's word at most ten seconds old. */
export function createSessions({ provider, transport, issuer, now, seen }: SessionParts) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cooldownDuration: 5_000,
    [customFetch]: (_url, { method, headers, signal }) =>
      transport('/.well-known/jwks.json', { method, headers, signal }, undefined),
  })
  // By the hash of the token: a token is as long as its athlete's own data make it.
  const known = new Map<string, Known>()

  async function claimsOf(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256', 'RS256'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: now(),
        requiredClaims: ['exp', 'sub', 'session_id'],
      })
      return Claims.safeParse(payload).data ?? null
    } catch (error) {
      if (isUnreachable(error)) throw providerUnavailable(error)
      return null
    }
  }

  async function ask(token: string, entry: Known): Promise<Session | null> {
    const claims = await claimsOf(token)
    if (!claims) return null
    entry.until = Math.min(entry.until, (claims.exp + CLOCK_SKEW_SECONDS) * 1000)
    const answer = await provider.user(token)
    if (!answer.ok || answer.value.id !== claims.sub) return null
    await seen(answer.value)
    return { userId: claims.sub, user: answer.value }
  }

  return {
    /** The session of a token; null when the token is forged, over, or its session has ended. */
    of(token: string): Promise<Session | null> {
      const at = now().getTime()
      const key = hash('sha256', token, 'base64url')
      const remembered = known.get(key)
      if (remembered && remembered.until > at) return remembered.session
      forgetOld(known, at)
      const entry: Known = { until: at + SESSION_TRUST_MS, session: Promise.resolve(null) }
      entry.session = ask(token, entry)
      known.delete(key)
      known.set(key, entry)
      // Trouble and refusals are asked about again at once.
      const forget = () => known.get(key) === entry && known.delete(key)
      entry.session.then((session) => session ?? forget(), forget)
      return entry.session
    },
    /** Asks the provider again about every session of a user: something about them changed. */
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
  // Every fault of a token is a JOSEError of its own kind; of a key set that cannot be fetched, these.
  return (
    !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
  )
}

/** Drops what is over, and the oldest where that is not enough. Tokens stand in the order they came in. */
function forgetOld(known: Map<string, Known>, at: number) {
  for (const [key, { until }] of known) {
    if (until > at && known.size < MAX_TOKENS_REMEMBERED) return
    known.delete(key)
  }
}
