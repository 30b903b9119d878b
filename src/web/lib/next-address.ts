/** Where people land once they are signed in. */
export const ACTIVITY = '/dashboard/activity'

/**
 * Where to go after sign-in: the page that asked for it, if it is one of this site's own, else the activity page.
 * Browsers drop tabs and newlines from an address and read a backslash as a slash, so it is judged as they would.
 */
export function nextAddress(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return ACTIVITY
  const here = 'https://here.invalid'
  if (!URL.canParse(asked, here)) return ACTIVITY
  const { origin, pathname, search, hash } = new URL(asked, here)
  const signsIn = /^\/(login|reset-password|auth)(\/|$)/.test(pathname)
  // A path such as /..//host resolves to //host, which a second reading takes for another site.
  if (origin !== here || pathname.startsWith('//') || signsIn) return ACTIVITY
  return pathname + search + hash
}
