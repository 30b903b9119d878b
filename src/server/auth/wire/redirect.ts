import type { Context } from 'hono'
import type { CompleteSettings } from '../parts.ts'

/** The requested redirect if it is on this site or allowed by the operator, else the site's address. */
export function wantedRedirect(context: Context, settings: CompleteSettings): string {
  return allowedRedirect(context.req.header('redirect_to') || context.req.query('redirect_to') || '', settings)
}

/**
 * The requested address if the site or the operator's list allows it, else the site's own. The text must begin with the
 * exact origin a browser reads in it, which rules out user names, backslashes, other spellings of a host, numeric
 * addresses and invisible characters.
 */
export function allowedRedirect(
  wanted: string,
  { siteUrl, redirectAllowList }: Pick<CompleteSettings, 'siteUrl' | 'redirectAllowList'>,
): string {
  if (wanted.length > MAX_REDIRECT_CHARACTERS) return siteUrl
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return siteUrl
  if (/[\s\\\p{C}]/u.test(wanted) || !wanted.startsWith(url.origin)) return siteUrl
  if (!/^[/?#]?$/.test(wanted.charAt(url.origin.length))) return siteUrl
  url.hash = ''
  if (sameSite(url, new URL(siteUrl))) return url.href
  if (isNumeric(url.hostname) && !isLoopback(url.hostname)) return siteUrl
  return redirectAllowList.some((pattern) => matches(pattern, url)) ? url.href : siteUrl
}

/** In characters, because the address is written into letters. */
const MAX_REDIRECT_CHARACTERS = 2000

/** Development tools on the local machine use any port. */
function sameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopback(site.hostname)
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
const isNumeric = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[')

/** `*` stays within a segment of host or path, `**` crosses segments, and neither crosses from host to path. */
function matches(pattern: string, url: URL): boolean {
  const [, scheme = '', host = '', path] = /^(https?:\/\/)([^/?#]+)(.*)/.exec(pattern) ?? []
  // The last two labels of the host are literal: a star there would allow any domain.
  if (
    host
      .split('.')
      .slice(-2)
      .some((label) => label.includes('*'))
  )
    return false
  const hostPattern = glob(host, '[^./:@]*', '[^/:@]*')
  const pathPattern = glob(path || '/', '[^./]*', '.*')
  return (
    url.protocol === scheme.slice(0, -2) &&
    new RegExp(`^${hostPattern}$`).test(url.host) &&
    new RegExp(`^${pathPattern}$`).test(url.pathname + url.search)
  )
}

function glob(pattern: string, star: string, twoStars: string): string {
  return pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? twoStars : part === '*' ? star : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
}
