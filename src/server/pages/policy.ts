/**
 * Sources beyond our own, of images, of connections and of workers: the server of map tiles, those of accounts and of
 * places, the worker of the development server. A chat widget comes with scripts, styles and frames of its own.
 */
export type Sources = { images?: readonly string[]; connect?: readonly string[]; worker?: string; chat?: string }

/** The content security policy of a page: scripts and styles of our own, under the page's nonce. */
export function contentPolicy(nonce: string, { images = [], connect = [], worker, chat }: Sources = {}): string {
  const widget = chat === undefined ? [] : [chat]
  // Widgets write styles of their own into the page. A nonce would forbid that.
  const ownStyles = chat === undefined ? `'nonce-${nonce}'` : "'unsafe-inline'"
  return [
    "default-src 'self'",
    [`script-src 'nonce-${nonce}'`, ...widget].join(' '),
    [`style-src 'self' ${ownStyles}`, ...widget].join(' '),
    // React writes the geometry of charts and animations as style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images, ...widget].join(' '),
    ["connect-src 'self'", ...connect, ...widget.flatMap((host) => [host, host.replace(/^http/, 'ws')])].join(' '),
    ...widget.map((host) => `frame-src 'self' ${host}`),
    `worker-src ${worker ?? "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What pages may use of the device. Routes may start where the athlete is; nothing else is needed, least of all by a chat widget. */
export const devicePolicy = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), midi=(), serial=()'
