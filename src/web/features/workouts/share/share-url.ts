/** The public URL of a workout. */
export function shareUrl(origin: string, id: string): string {
  return `${origin}/workout/${id}`
}

/** The public URL of the workout whose page is open, in the dashboard or outside it. */
export function shareUrlOfOpenPage({ origin, pathname }: { origin: string; pathname: string }): string {
  return origin + pathname.replace(/^\/dashboard(?=\/)/, '').replace(/\/+$/, '')
}
