/** The public address of a workout. */
export function shareAddress(origin: string, id: string): string {
  return `${origin}/workout/${id}`
}

/** The public address of the workout page that is open, inside the dashboard or outside. */
export function sharedPage({ origin, pathname }: { origin: string; pathname: string }): string {
  return origin + pathname.replace(/^\/dashboard(?=\/)/, '').replace(/\/+$/, '')
}
