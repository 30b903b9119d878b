import { AuthClient as Client } from '@supabase/auth-js'
import type { Site } from '#contracts/page-request.ts'
import { SESSION_COOKIE } from '#contracts/session-cookie.ts'
import { cookieStorage } from './session-cookie.ts'

export type AuthClient = InstanceType<typeof Client>

/** Where the auth provider is, and the key a foreign one asks for. */
export type Provider = Pick<Site, 'authUrl' | 'authKey'>

/** The provider's own client, on this page's cookies. */
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
    // A letter has to work in whatever browser it is opened in; PKCE ties it to the one that asked.
    flowType: 'implicit',
  })
}

/** Takes the session out of this browser, whatever the provider says. */
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
