import { AuthClient } from '@supabase/auth-js'

/** An answer of the auth provider: a status and a body, or none, as without a network. */
type Answer = { status: number; body: object } | 'no answer'

/** A session as the auth provider sends it. Its token is valid for an hour, which the client checks. */
export function authSession() {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { sub: 'athlete-1', exp: Math.floor(Date.now() / 1000) + 3600 }
  const access_token = [encode({ alg: 'ES256', typ: 'JWT' }), encode(claims), 'c2lnbmF0dXJl'].join('.')
  return { access_token, refresh_token: 'r3fr3sh', token_type: 'bearer', expires_in: 3600, user: { id: claims.sub } }
}

/** The auth provider's client with given answers, one for each request; `asked` lists the requests. */
export function anAuthClient(...answers: Answer[]): { client: InstanceType<typeof AuthClient>; asked: string[] } {
  const asked: string[] = []
  const stored = new Map<string, string>()
  const client = new AuthClient({
    url: 'https://auth.example.org',
    storageKey: 'session',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    autoRefreshToken: false,
    fetch: async (address, init) => {
      const { pathname, search } = new URL(String(address))
      asked.push(`${init?.method} ${pathname}${search}`)
      const answer = answers.shift()
      if (answer === undefined || answer === 'no answer') throw new TypeError('Failed to fetch')
      return Response.json(answer.body, { status: answer.status })
    },
  })
  return { client, asked }
}
