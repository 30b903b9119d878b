import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { MAX_CHUNK_CHARACTERS, SESSION_COOKIE } from '#contracts/session-cookie.ts'

/** The cookie header of a browser that holds a session, in as many pieces as the client of the auth provider writes. */
export function browserCookie(session: object): string {
  const value = `base64-${stringToBase64URL(JSON.stringify(session))}`
  return createChunks(SESSION_COOKIE, value, MAX_CHUNK_CHARACTERS)
    .map((chunk) => `${chunk.name}=${chunk.value}`)
    .join('; ')
}
