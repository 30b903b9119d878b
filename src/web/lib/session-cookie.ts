import { combineChunks, createChunks, isChunkLike, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr'
import { parseCookie, stringifySetCookie } from 'cookie'
import { SESSION_COOKIE_CHUNK, SESSION_COOKIE_MAX_AGE_SECONDS } from '#contracts/session-cookie.ts'

/** A jar of cookies, such as the document's: reading gives all as one header, writing sets one. */
export type CookieJar = { read: () => string; write: (setCookie: string) => void }

const BASE64_PREFIX = 'base64-'

/**
 * Storage of the auth client in cookies, in the chunks and the encoding that @supabase/ssr writes, so that the server
 * reads the same session. Made of its parts: its own client would bring all of supabase-js.
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
      return written ? decoded(written) : null
    },
    async setItem(key: string, value: string): Promise<void> {
      const chunks = createChunks(key, BASE64_PREFIX + stringToBase64URL(value), SESSION_COOKIE_CHUNK)
      const kept = new Set(chunks.map(({ name }) => name))
      for (const name of chunksOf(key)) if (!kept.has(name)) set(name, '', 0)
      for (const chunk of chunks) set(chunk.name, chunk.value, SESSION_COOKIE_MAX_AGE_SECONDS)
    },
    async removeItem(key: string): Promise<void> {
      for (const name of chunksOf(key)) set(name, '', 0)
    },
  }
}

// Chunks of two writes can mix when a write is cut off; such a session is none.
function decoded(written: string): string | null {
  if (!written.startsWith(BASE64_PREFIX)) return written
  try {
    const text = stringFromBase64URL(written.slice(BASE64_PREFIX.length))
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}
