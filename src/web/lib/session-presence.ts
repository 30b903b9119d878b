import { SESSION_COOKIE } from '#contracts/session-cookie.ts'

/**
 * Whether a cookie header holds a session, whole or in chunks. Without one the visitor is signed out, and the page does
 * not need the auth client.
 */
export function holdsSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name = '', value] = cookie.trim().split('=', 2)
    return value !== '' && (name === SESSION_COOKIE || name === `${SESSION_COOKIE}.0`)
  })
}
