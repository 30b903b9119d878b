import { TimeZone } from '#contracts/time-zone.ts'
import { FullName } from '#contracts/user.ts'
import { Problem } from '../http/refusals/problem.ts'

/** The parts of the auth provider's user that the product reads. */
export type ProviderUser = {
  id: string
  email: string
  confirmed: boolean
  /** The name given at sign-up. */
  fullName: string
  /** The time zone given at sign-up if it is valid, else UTC. */
  timezone: string
  /** False for the made-up user that answers a sign-up of an already confirmed address. */
  isReal: boolean
}

/** A refusal of the provider: its status, code and sentence. */
export type ProviderRefusal = { ok: false; status: number; code: string; message: string }
export type ProviderAnswer<T> = { ok: true; value: T } | ProviderRefusal

/** Sends a request to the provider: over the network, or to the embedded one in this process. */
export type Transport = (path: string, init: RequestInit, address: string | undefined) => Promise<Response>

/**
 * A client of Supabase Auth's protocol, the only way the product uses its auth provider, embedded or foreign. Throws
 * `provider-trouble` where the answer is missing or unreadable.
 */
export function createProvider({ transport, siteUrl }: { transport: Transport; siteUrl: string }) {
  const ask = asking(transport)
  // Foreign letters lead here with a session in the hash; embedded ones know their own way.
  const redirect = `?redirect_to=${encodeURIComponent(`${siteUrl}/reset-password`)}`
  return {
    signUp: async (
      person: { email: string; password: string; data: { full_name: string; timezone: string } },
      address: string,
    ): Promise<ProviderAnswer<ProviderUser>> => {
      const answer = await ask('POST', `/signup${redirect}`, { body: person, address })
      // With confirmation off the answer is a session, and the user is inside.
      return answer.ok ? { ok: true, value: userOf((answer.value as { user?: unknown }).user ?? answer.value) } : answer
    },
    /** Whether addresses count as confirmed without a letter: a setting of the provider, the same for every address. */
    confirmsAtOnce: async () => {
      const answer = await ask('GET', '/settings', {})
      return answer.ok && (answer.value as Record<string, unknown>).mailer_autoconfirm === true
    },
    recover: (email: string, address: string) => ask('POST', `/recover${redirect}`, { body: { email }, address }),
    /** Whose session a token is; refused when the session is over. */
    user: async (token: string): Promise<ProviderAnswer<ProviderUser>> => {
      const answer = await ask('GET', '/user', { token })
      return answer.ok ? { ok: true, value: userOf(answer.value) } : answer
    },
    /** Whether a password is the account's. Opens a session for that, and ends it. */
    provePassword: async (email: string, password: string, address: string): Promise<ProviderAnswer<null>> => {
      const answer = await ask('POST', '/token?grant_type=password', { body: { email, password }, address })
      if (!answer.ok) return answer
      const { access_token } = answer.value as { access_token?: unknown }
      await transport(
        '/logout?scope=local',
        { method: 'POST', headers: { authorization: `Bearer ${access_token}` } },
        address,
      )
      return { ok: true, value: null }
    },
    listSessions: (token: string) => ask('GET', '/sessions', { token }),
    endSession: (token: string, id: string, address: string) => ask('DELETE', `/sessions/${id}`, { token, address }),
    updateUser: (
      token: string,
      change: { [Field in 'password' | 'current_password' | 'nonce' | 'email']?: string | undefined },
      address: string,
    ) => ask('PUT', '/user', { token, body: change, address }),
  }
}

export type Provider = ReturnType<typeof createProvider>

/** What a provider that does not answer is to the athlete. */
export function providerUnavailable(cause: unknown): Problem {
  return new Problem('provider-trouble', 'Accounts cannot be reached just now. Try again in a few seconds.', {
    cause,
    headers: { 'retry-after': '5' },
  })
}

type Ask = { body?: unknown; token?: string; address?: string }

/** Sends a request to the provider and reads its answer. Throws `provider-trouble` where that cannot be read. */
export function asking(transport: Transport) {
  return async (method: string, path: string, { body, token, address }: Ask): Promise<ProviderAnswer<unknown>> => {
    const headers = {
      accept: 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await transport(path, init, address).catch((cause: unknown) => {
      throw providerUnavailable(cause)
    })
    const content = (await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined
    if (answer.ok && content) return { ok: true, value: content }
    if (answer.ok || answer.status >= 500 || !content)
      throw providerUnavailable(new Error(`${method} ${path} was answered with status ${answer.status}`))
    const { code, error_code, message, msg } = content
    return {
      ok: false,
      status: answer.status,
      code: String(error_code ?? code ?? ''),
      message: String(message ?? msg ?? ''),
    }
  }
}

function userOf(value: unknown): ProviderUser {
  const user = value as Record<string, unknown>
  const said = (user.user_metadata ?? {}) as Record<string, unknown>
  return {
    id: String(user.id),
    email: String(user.email ?? '').toLowerCase(),
    // Not `confirmed_at`: it counts a confirmed phone as well.
    confirmed: typeof user.email_confirmed_at === 'string',
    fullName: FullName.safeParse(said.full_name).data ?? '',
    timezone: TimeZone.safeParse(said.timezone).data ?? 'UTC',
    isReal: !Array.isArray(user.identities) || user.identities.length > 0,
  }
}
