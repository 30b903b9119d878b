import type { Context, MiddlewareHandler } from 'hono'
import type { Connection } from './address.ts'

/** The headers every answer carries. Pages add a content policy of their own, under a nonce. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries({
    ...FIXED_HEADERS,
    // Only where the product is reached by https: over http a browser would ignore it.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return (context, next) => {
    for (const [name, value] of headers) setOnConnection(context, name, value)
    return next()
  }
}

/**
 * Sets a header of the answer to come. On the connection, not on the Response: changing one that is made would have the
 * adapter build a full Response and send its body as a stream.
 */
export function setOnConnection(context: Context, name: string, value: string): void {
  const { outgoing } = (context.env ?? {}) as Connection
  outgoing?.setHeader(name, value)
}

const FIXED_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // A link to a shared workout tells other sites no more than where it came from.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
