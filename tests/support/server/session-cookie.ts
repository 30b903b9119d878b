import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { MAX_CHUNK_CHARACTERS, SESSION_COOKIE } from '#contracts/session-cookie.ts'

/** The cookies of a browser that holds a session, in as many pieces as the auth provider's client writes. */
export function sessionCookies(session: object): { name: string; value: string }[] {
  const value = `base64-${stringToBase64URL(JSON.stringify(session))}`
  return createChunks(SESSION_COOKIE, value, MAX_CHUNK_CHARACTERS)
}

/** The cookie header of a browser that holds a session. */
export function browserCookie(session: object): string {
  return sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}
