/** The page after sign-in, unless another was asked for. */
export const ACTIVITY = '/dashboard/activity'

/**
 * The page to open after sign-in: the one asked for if it is on this site, else the activity page. Browsers drop tabs
 * and newlines from an address and read a backslash as a slash, so the address is parsed as browsers do.
 */
export function nextAddress(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return ACTIVITY
  const here = 'https://here.invalid'
  if (!URL.canParse(asked, here)) return ACTIVITY
  const { origin, pathname, search, hash } = new URL(asked, here)
  const signsIn = /^\/(login|reset-password|auth)(\/|$)/.test(pathname)
  // A path such as /..//host resolves to //host, which the next parse reads as another site.
  if (origin !== here || pathname.startsWith('//') || signsIn) return ACTIVITY
  return pathname + search + hash
}
