import { combineChunks, createChunks, isChunkLike, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr'
import { parseCookie, stringifySetCookie } from 'cookie'
import { MAX_CHUNK_CHARACTERS, SESSION_COOKIE_MAX_AGE_SECONDS } from '#contracts/session-cookie.ts'

/** A cookie jar, such as the document's: `read` returns all cookies as one header, `write` sets one. */
export type CookieJar = { read: () => string; write: (setCookie: string) => void }

const BASE64_PREFIX = 'base64-'

/**
 * Storage of the auth client in cookies, in the chunks and the encoding of @supabase/ssr, so that the server reads the
 * same session. It uses functions of that package, because its client would load all of supabase-js.
 */
export function cookieStorage(jar: CookieJar, secure: boolean) {
  const options = { path: '/', sameSite: 'lax', secure } as const
  const set = (name: string, value: string, maxAge: number) =>
    jar.write(stringifySetCookie({ name, value, maxAge, ...options }))
  const chunksOf = (key: string) => Object.keys(parseCookie(jar.read())).filter((name) => isChunkLike(name, key))

  return {
    async getItem(key: string): Promise<string | null> {
      const cookies = parseCookie(jar.read())
      const written = await combineChunks(key, async (name) => cookies[name] ?? null)
      return written ? decode(written) : null
    },
    async setItem(key: string, value: string): Promise<void> {
      const chunks = createChunks(key, BASE64_PREFIX + stringToBase64URL(value), MAX_CHUNK_CHARACTERS)
      const kept = new Set(chunks.map(({ name }) => name))
      for (const name of chunksOf(key)) if (!kept.has(name)) set(name, '', 0)
      for (const chunk of chunks) set(chunk.name, chunk.value, SESSION_COOKIE_MAX_AGE_SECONDS)
    },
    async removeItem(key: string): Promise<void> {
      for (const name of chunksOf(key)) set(name, '', 0)
    },
  }
}

// An interrupted write can mix chunks of two sessions; the result is unreadable and counts as no session.
function decode(written: string): string | null {
  if (!written.startsWith(BASE64_PREFIX)) return written
  try {
    const text = stringFromBase64URL(written.slice(BASE64_PREFIX.length))
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}
