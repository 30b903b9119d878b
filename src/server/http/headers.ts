import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The headers every answer carries. Pages add a content policy of their own, under a nonce. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    // A link to a shared workout tells other sites no more than where it came from.
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Only where the product is reached by https: over http a browser would ignore it.
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  })
}
