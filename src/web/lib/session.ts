import { useEffect, useSyncExternalStore } from 'react'
import { sessionTokens, takeTokensFrom } from './access-token.ts'
import { call } from './api.ts'
import type { AuthClient, Provider } from './auth-client.ts'
import { bearerFetch } from './fetch.ts'
import { holdsSession } from './session-presence.ts'
import { createSessionStore, loading, type Session, signedOut } from './session-store.ts'
import { useSite } from './site.ts'

const loadClient = () => import('./auth-client.ts')

const sessionAwaits = typeof document !== 'undefined' && holdsSession(document.cookie)
// Whoever comes with a session needs the client: fetched while the page is drawn. Trouble meets whoever asks for it.
if (sessionAwaits) loadClient().catch(() => undefined)

/** This page's session; on the server nobody's. */
export const sessionStore = createSessionStore({
  first: sessionAwaits ? loading : signedOut,
  fetchProfile: (token) =>
    call(
      'get /api/user',
      {},
      bearerFetch({ ...sessionTokens, current: async () => token }, (path, init) => fetch(path, init)),
    ),
  log: (message, error) => console.error(message, error),
})

export type UsedSession = Session & { refreshProfile: () => Promise<void>; signOut: () => Promise<void> }

/** Who is signed in, and their profile. Loads the auth client only where a session cookie is. */
export function useSession(): UsedSession {
  const site = useSite()
  useEffect(() => startSession(site), [site])
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => signedOut)
  return { ...session, refreshProfile: sessionStore.refreshProfile, signOut }
}

/** The auth provider's client, loaded when it is first asked for. */
export function authClient(): Promise<AuthClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Signs out on this device. A provider that cannot be reached is logged, and the session leaves the browser anyway. */
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
  takeTokensFrom({
    current: async () => (await client.getSession()).data.session?.access_token ?? null,
    renewed: () => renewed(client),
  })
  // Not awaited: the client waits for its listeners, and holds its lock meanwhile.
  client.onAuthStateChange((event, session) => void sessionStore.follow(event, session))
  return client
}

// A session that was ended elsewhere is not renewed; the client would keep it until its token runs out.
async function renewed(client: AuthClient): Promise<string | null> {
  const { data, error } = await client.refreshSession()
  if (error && error.name !== 'AuthRetryableFetchError') await signOut()
  return data.session?.access_token ?? null
}
