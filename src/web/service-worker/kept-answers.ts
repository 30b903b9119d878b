/** The reads that the calendar is drawn from, and the workouts that open from it. */
const KEPT = /^\/api\/(user|calendar(\/next-race)?|workouts\/[\da-f-]{36})$/

/** Whether the answer to a request is kept for the time without a connection: those to a signed-in athlete only. */
export function isKeptAnswer({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && KEPT.test(new URL(url).pathname) && athleteOf(headers) !== undefined
}

/** The address under which an answer is kept: one for each athlete, so that none reads what another was answered. */
export function cacheKeyOf({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const address = new URL(url)
  address.searchParams.set('athlete', athleteOf(headers) ?? '')
  return address.href
}

/** The id in the bearer token. It is not verified: whoever can send a token here can read the whole cache. */
function athleteOf(headers: Headers): string | undefined {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(headers.get('authorization') ?? '')?.[1]
  if (payload === undefined) return undefined
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
