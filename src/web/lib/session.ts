import { useEffect, useSyncExternalStore } from 'react'
import { sessionTokens, setTokenSource } from './access-token.ts'
import type { AuthClient, Provider } from './auth-client.ts'
import { bearerFetch } from './fetch.ts'
import { preferencesOf } from './preferences.ts'
import { tellServiceWorker } from './service-worker.ts'
import { holdsSession } from './session-presence.ts'
import { type AuthSession, createSessionStore, loading, type Session, signedOut } from './session-store.ts'
import { useSite } from './site.ts'
import { keepTheme } from './theme.ts'

const loadClient = () => import('./auth-client.ts')

const hasSessionCookie = typeof document !== 'undefined' && holdsSession(document.cookie)
// A visitor with a session needs the client, so it is preloaded. Errors are ignored here; the first real use reports them.
if (hasSessionCookie) loadClient().catch(() => undefined)

/** The session of this page; on the server always signed out. */
export const sessionStore = createSessionStore({
  initial: hasSessionCookie ? loading : signedOut,
  // The token is the event's own: the current one may already belong to another athlete.
  async fetchProfile(token) {
    const source = { ...sessionTokens, current: async () => token }
    // Loaded when there is somebody to fetch: strangers on public pages need none of it.
    const { call } = await import('./api.ts')
    const profile = await call(
      'get /api/user',
      {},
      bearerFetch(source, (path, init) => fetch(path, init)),
    )
    // Chosen on another device, or by another athlete of this browser.
    keepTheme(preferencesOf(profile).theme)
    return profile
  },
  log: (message, error) => console.error(message, error),
})

export type SessionWithActions = Session & { refreshProfile: () => Promise<void>; signOut: () => Promise<void> }

/** The signed-in user and their profile. Loads the auth client only if there is a session cookie. */
export function useSession(): SessionWithActions {
  const site = useSite()
  useEffect(() => startSession(site), [site])
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => signedOut)
  return { ...session, refreshProfile: sessionStore.refreshProfile, signOut }
}

/** The auth provider's client. It is loaded at the first call; a failed load is tried again at the next one. */
export function authClient(): Promise<AuthClient> {
  opening ??= createClient().catch((error: unknown) => {
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
  await sessionStore.apply('SIGNED_OUT', null)
  tellServiceWorker('forget')
}

/** Signs out on all other devices, or on this one as well. Throws if the provider cannot be reached or refuses. */
export async function signOutOn(devices: 'others' | 'all'): Promise<void> {
  const client = await authClient()
  const { error } = await client.signOut({ scope: devices === 'all' ? 'global' : 'others' })
  if (error) throw error
}

// The page's settings name its auth provider. They are known once the page is rendered.
const provider = Promise.withResolvers<Provider>()
let opening: Promise<AuthClient> | undefined

function startSession(site: Provider) {
  provider.resolve(site)
  if (sessionStore.read().status !== 'loading') return
  authClient().catch((error: unknown) => {
    console.error('Failed to load the session', error)
    return sessionStore.apply('INITIAL_SESSION', null)
  })
}

async function createClient(): Promise<AuthClient> {
  const [{ openAuthClient, storedSession }, settings] = await Promise.all([loadClient(), provider.promise])
  const client = openAuthClient(settings)
  setTokenSource({
    current: async () => (await (navigator.onLine ? sessionOf(client) : storedSession()))?.access_token ?? null,
    renew: () => renew(client),
  })
  // Not awaited: the client waits for its listeners and holds its lock until they are done.
  client.onAuthStateChange((event, session) => void applyEvent(event, session))
  // Without a connection the client tries for half a minute to renew a token, and then says that there is no session.
  if (!navigator.onLine) await sessionStore.apply('INITIAL_SESSION', await storedSession())
  return client
}

async function applyEvent(event: string, session: AuthSession | null) {
  if (event === 'SIGNED_OUT') tellServiceWorker('forget')
  const isUnanswered = event === 'INITIAL_SESSION' && session === null && !navigator.onLine
  if (!isUnanswered) await sessionStore.apply(event, session)
}

async function sessionOf(client: AuthClient) {
  return (await client.getSession()).data.session
}

// Signs out if the session ended elsewhere: the client would keep it until its token expires.
async function renew(client: AuthClient): Promise<string | null> {
  const { data, error } = await client.refreshSession()
  if (error && error.name !== 'AuthRetryableFetchError') await signOut()
  return data.session?.access_token ?? null
}
