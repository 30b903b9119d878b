import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Provider, ProviderUser, Transport } from './provider.ts'
import { providerTrouble } from './provider.ts'

/** How long a session that was found alive counts as alive, in ms. A session that was ended elsewhere lives so long. */
export const SESSION_TRUST_MS = 10_000
/** How far the provider's clock and ours may differ, in seconds. */
const CLOCK_SKEW_SECONDS = 30
/** Most sessions remembered at once. */
const MOST_SESSIONS = 50_000

/** A session whose token is signed by the provider, in time, and not ended. */
export type Session = { userId: string; sessionId: string; token: string; user: ProviderUser }

export type SessionParts = {
  provider: Provider
  transport: Transport
  /** The provider's address, which its tokens name as their issuer. */
  issuer: string
  now: () => Date
  /** Hears of each user a session was asked for, before the session is handed out. */
  seen: (user: ProviderUser) => Promise<void>
}

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid() })

/** Knows the living sessions: by signature at once, by the provider's word at most ten seconds old. */
export function createSessions({ provider, transport, issuer, now, seen }: SessionParts) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cooldownDuration: 5_000,
    [customFetch]: (_url, { method, headers, signal }) =>
      transport('/.well-known/jwks.json', { method, headers, signal }, undefined),
  })
  const alive = new Map<string, { until: number; token: string; user: Promise<ProviderUser | null> }>()

  async function claimsOf(token: string): Promise<z.infer<typeof Claims> | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256', 'RS256'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: now(),
        requiredClaims: ['exp', 'sub', 'session_id'],
      })
      return Claims.safeParse(payload satisfies JWTPayload).data ?? null
    } catch (trouble) {
      if (isUnreachable(trouble)) throw providerTrouble(trouble)
      return null
    }
  }

  async function ask(token: string): Promise<ProviderUser | null> {
    const answer = await provider.user(token)
    if (!answer.ok) return null
    await seen(answer.value)
    return answer.value
  }

  return {
    /** The session of a token; null when the token is forged, over, or its session has ended. */
    async of(token: string): Promise<Session | null> {
      const claims = await claimsOf(token)
      if (!claims) return null
      const at = now().getTime()
      let known = alive.get(claims.session_id)
      if (!known || known.until <= at) {
        if (alive.size >= MOST_SESSIONS) forgetOld(alive, at)
        known = { until: at + SESSION_TRUST_MS, token, user: ask(token) }
        alive.set(claims.session_id, known)
        // Trouble and refusals are asked about again at once.
        const settled = known
        const forget = () => alive.get(claims.session_id) === settled && alive.delete(claims.session_id)
        settled.user.then((user) => user ?? forget(), forget)
      }
      const user = await known.user
      return user?.id === claims.sub ? { userId: user.id, sessionId: claims.session_id, token, user } : null
    },
    /** Asks the provider again about every session of a user: something about them changed. */
    async forget(userId: string): Promise<void> {
      for (const [id, { user }] of alive) {
        const known = await user.catch(() => null)
        if (!known || known.id === userId) alive.delete(id)
      }
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function isUnreachable(trouble: unknown): boolean {
  // Every fault of a token is a JOSEError of its own kind; of a key set that cannot be fetched, these.
  return (
    !(trouble instanceof errors.JOSEError) ||
    trouble instanceof errors.JWKSTimeout ||
    trouble.code === 'ERR_JOSE_GENERIC'
  )
}

function forgetOld(alive: Map<string, { until: number }>, at: number) {
  for (const [id, { until }] of alive) if (until <= at) alive.delete(id)
  if (alive.size >= MOST_SESSIONS) alive.clear()
}
