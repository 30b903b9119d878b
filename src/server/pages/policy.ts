/** The content security policy of a page: scripts and styles of our own, under the page's nonce. */
export function contentPolicy(nonce: string, extra: { connect?: string; worker?: string } = {}): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes the geometry of charts and animations as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${extra.connect ?? ''}`.trim(),
    `worker-src ${extra.worker ?? "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
