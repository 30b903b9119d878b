import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'pacewright-letter'
/** The page posts its link when it is open, and a visitor who presses the button instead does so soon. */
const COOKIE_SECONDS = 10 * 60

/**
 * Lets the browser that opens a letter's landing page be known again when the page posts the link. It keeps the mark it
 * has, for a reload comes with the same one.
 */
export function markLandingBrowser(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (landingBrowser(context)) return
    setCookie(context, COOKIE, randomBytes(16).toString('base64url'), {
      // Both the landing page and the provider are below it.
      path: '/auth',
      httpOnly: true,
      // Strict would hide the mark from a page that a link in a letter leads to.
      sameSite: 'Lax',
      secure: siteUrl.startsWith('https:'),
      maxAge: COOKIE_SECONDS,
    })
  }
}

/** The mark of the browser that asks; undefined where it has opened no landing page. */
export function landingBrowser(context: Context): string | undefined {
  const mark = getCookie(context, COOKIE)
  return mark && /^[\w-]{22}$/.test(mark) ? mark : undefined
}
