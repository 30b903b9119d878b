import { AuthClient as Client } from '@supabase/auth-js'
import type { Site } from '#contracts/page-request.ts'
import { SESSION_COOKIE } from '#contracts/session-cookie.ts'
import { cookieStorage } from './session-cookie.ts'
import type { AuthSession } from './session-store.ts'

export type AuthClient = InstanceType<typeof Client>

/** The address of the auth provider, and the key that a foreign one requires. */
export type Provider = Pick<Site, 'authUrl' | 'authKey'>

/** The provider's own client, with this page's cookies as its storage. */
export function openAuthClient({ authUrl, authKey }: Provider): AuthClient {
  return new Client({
    url: new URL(authUrl, location.origin).href,
    headers: authKey ? { apikey: authKey, authorization: `Bearer ${authKey}` } : {},
    storage: pageStorage(),
    storageKey: SESSION_COOKIE,
    persistSession: true,
    autoRefreshToken: true,
    // The reset screen reads the hash itself, so that the tokens leave the address bar before anything else runs.
    detectSessionInUrl: false,
    // A letter's link has to work in any browser; PKCE works only in the one that requested the letter.
    flowType: 'implicit',
  })
}

/** The session that this browser holds, though its token may be too old; null if there is none. */
export async function storedSession(): Promise<AuthSession | null> {
  const stored = await pageStorage().getItem(SESSION_COOKIE)
  return stored === null ? null : JSON.parse(stored)
}

/** Removes the session from this browser, without asking the provider. */
export function forgetSession(): Promise<void> {
  return pageStorage().removeItem(SESSION_COOKIE)
}

function pageStorage() {
  return cookieStorage(pageCookies, location.protocol === 'https:')
}

const pageCookies = {
  read: () => document.cookie,
  write: (setCookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and on plain http
    document.cookie = setCookie
  },
}
