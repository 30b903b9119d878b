import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { SESSION_COOKIE } from '#contracts/session-cookie.ts'

/** The access token that the browser's session cookie carries; undefined when there is none that can be read. */
export function cookieToken(context: Context): string | undefined {
  const value = chunksOf(getCookie(context))
  if (!value.startsWith(BASE64)) return undefined
  try {
    const session = JSON.parse(Buffer.from(value.slice(BASE64.length), 'base64url').toString('utf8'))
    return typeof session?.access_token === 'string' ? session.access_token : undefined
  } catch {
    return undefined
  }
}

// As @supabase/ssr writes it: base64url JSON behind a mark, in one cookie or in numbered ones.
const BASE64 = 'base64-'

/** The cookie's value; empty without one. */
function chunksOf(cookies: Record<string, string>): string {
  if (cookies[SESSION_COOKIE]) return cookies[SESSION_COOKIE]
  const chunks: string[] = []
  for (let chunk = cookies[`${SESSION_COOKIE}.0`]; chunk; chunk = cookies[`${SESSION_COOKIE}.${chunks.length}`])
    chunks.push(chunk)
  return chunks.join('')
}
