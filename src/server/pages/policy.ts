/**
 * Sources beyond our own, of images, of connections and of workers: the server of map tiles, those of accounts and of
 * places, the worker of the development server.
 */
export type Sources = { images?: readonly string[]; connect?: readonly string[]; worker?: string }

/** The content security policy of a page: scripts and styles of our own, under the page's nonce. */
export function contentPolicy(nonce: string, { images = [], connect = [], worker }: Sources = {}): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes the geometry of charts and animations as style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    `worker-src ${worker ?? "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
