import { useEffect, useSyncExternalStore } from 'react'
import { sessionTokens, setTokenSource } from './access-token.ts'
import { call } from './api.ts'
import type { AuthClient, Provider } from './auth-client.ts'
import { bearerFetch } from './fetch.ts'
import { holdsSession } from './session-presence.ts'
import { createSessionStore, loading, type Session, signedOut } from './session-store.ts'
import { useSite } from './site.ts'

const loadClient = () => import('./auth-client.ts')

const hasSessionCookie = typeof document !== 'undefined' && holdsSession(document.cookie)
// A visitor with a session needs the client, so it is fetched ahead. The first use reports an error of this fetch.
if (hasSessionCookie) loadClient().catch(() => undefined)

/** The session of this page; on the server always signed out. */
export const sessionStore = createSessionStore({
  first: hasSessionCookie ? loading : signedOut,
  fetchProfile: (token) =>
    call(
      'get /api/user',
      {},
      bearerFetch({ ...sessionTokens, current: async () => token }, (path, init) => fetch(path, init)),
    ),
  log: (message, error) => console.error(message, error),
})

export type UsedSession = Session & { refreshProfile: () => Promise<void>; signOut: () => Promise<void> }

/** The signed-in user and their profile. Loads the auth client only if there is a session cookie. */
export function useSession(): UsedSession {
  const site = useSite()
  useEffect(() => startSession(site), [site])
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => signedOut)
  return { ...session, refreshProfile: sessionStore.refreshProfile, signOut }
}

/** The auth provider's client, loaded at its first use. */
export function authClient(): Promise<AuthClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Signs out on this device. If the provider cannot be reached, that is logged and the session is removed anyway. */
export async function signOut(): Promise<void> {
  const client = await authClient()
  const { error } = await client.signOut({ scope: 'local' }).catch((error: unknown) => ({ error }))
  if (!error) return
  console.error('Failed to sign out', error)
  const { forgetSession } = await loadClient()
  await forgetSession()
  await sessionStore.follow('SIGNED_OUT', null)
}

const provider = Promise.withResolvers<Provider>()
let opening: Promise<AuthClient> | undefined

function startSession(site: Provider) {
  provider.resolve(site)
  if (sessionStore.read().status !== 'loading') return
  authClient().catch((error: unknown) => {
    console.error('Failed to load the session', error)
    return sessionStore.follow('INITIAL_SESSION', null)
  })
}

async function open(): Promise<AuthClient> {
  const [{ openAuthClient }, whose] = await Promise.all([loadClient(), provider.promise])
  const client = openAuthClient(whose)
  setTokenSource({
    current: async () => (await client.getSession()).data.session?.access_token ?? null,
    renewed: () => renewed(client),
  })
  // Not awaited: the client waits for its listeners and holds its lock until they are done.
  client.onAuthStateChange((event, session) => void sessionStore.follow(event, session))
  return client
}

// A session that ended elsewhere cannot be renewed; without signing out, the client keeps it until its token expires.
async function renewed(client: AuthClient): Promise<string | null> {
  const { data, error } = await client.refreshSession()
  if (error && error.name !== 'AuthRetryableFetchError') await signOut()
  return data.session?.access_token ?? null
}
