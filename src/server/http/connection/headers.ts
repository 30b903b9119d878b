import type { Context, MiddlewareHandler } from 'hono'
import type { Connection } from './address.ts'

/** Sets the headers of every answer. Pages add a content security policy with a nonce. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries({
    ...FIXED_HEADERS,
    // Browsers ignore this header over http.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return (context, next) => {
    for (const [name, value] of headers) setOnConnection(context, name, value)
    return next()
  }
}

/**
 * Sets a header on the connection, not on the Response: changing a Response makes the adapter build a full one and send
 * its body as a stream.
 */
export function setOnConnection(context: Context, name: string, value: string): void {
  const { outgoing } = (context.env ?? {}) as Connection
  outgoing?.setHeader(name, value)
}

/** Lets pages of other sites show an answer in a frame, which all others refuse. */
export function allowFraming(context: Context): void {
  const { outgoing } = (context.env ?? {}) as Connection
  outgoing?.removeHeader('x-frame-options')
  setOnConnection(context, 'cross-origin-resource-policy', 'cross-origin')
}

const FIXED_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Other sites learn only the origin that a link was opened from.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
