import type { PreparedSession, RefusedSet } from '../plan/session.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { sessionOf } from './registry.ts'

/** Sessions that are kept. Our choice: a direction prepares up to three, and more of them cost more than they save. */
const MAX_KEPT = 6

/** Prepared sessions by their requests, the least recently used first. */
const kept = new Map<string, PreparedSession>()

/**
 * The session of a request, prepared; or why the asked set cannot be had. It is kept for a while, because athletes ask
 * for one version after another of one request. The version before and the seed have no part in it.
 */
export function prepareSession({ previous: _, seed: __, ...request }: ResolvedRequest): PreparedSession | RefusedSet {
  const prepare = () => sessionOf(request.sport.id, request.type).prepare(request)
  // What an athlete has written out may be long.
  if (request.mainSet) return prepare()
  const key = JSON.stringify({ ...request, sport: request.sport.id })
  const session = kept.get(key) ?? prepare()
  if (session.ok) keep(key, session)
  return session
}

function keep(key: string, session: PreparedSession): void {
  kept.delete(key)
  kept.set(key, session)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
}
