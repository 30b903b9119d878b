import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'pacewright-letter'
/** The page posts its link as it opens, or when the visitor presses the button. */
const COOKIE_SECONDS = 10 * 60

/**
 * Marks the browser that opens a letter's landing page with a cookie, so that it is recognised when the page posts the
 * link. An existing mark is kept, because a reload sends it again.
 */
export function markLandingBrowser(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (landingBrowser(context)) return
    setCookie(context, COOKIE, randomBytes(16).toString('base64url'), {
      // The landing page and the provider are both below this path.
      path: '/auth',
      httpOnly: true,
      // `Strict` would withhold the cookie from a page opened by a link in a letter.
      sameSite: 'Lax',
      secure: siteUrl.startsWith('https:'),
      maxAge: COOKIE_SECONDS,
    })
  }
}

/** The browser's mark; undefined where it has opened no landing page. */
export function landingBrowser(context: Context): string | undefined {
  const mark = getCookie(context, COOKIE)
  return mark && /^[\w-]{22}$/.test(mark) ? mark : undefined
}
