/**
 * The address that a page redirects to, without this server's name: it comes from the header Host, which anybody can send.
 */
export function withoutHost(location: string, requested: string): string {
  const { origin } = new URL(requested)
  const to = new URL(location, requested)
  if (to.origin !== origin) return location
  // Two slashes at the beginning would name another server.
  return `/${to.pathname.replace(/^\/+/, '')}${to.search}${to.hash}`
}
