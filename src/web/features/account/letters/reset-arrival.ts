/** A visit that a letter's link began in this tab, and why: somebody who was invited has no password yet. */
export type Visit = { reason: 'recovery' | 'signup' | 'invite'; carried?: Carried }

/** What a link brings that a session comes of. */
export type Carried = { access_token: string; refresh_token: string } | { code: string }

/** What the address of the reset screen brings. */
export type Arrival = { by: 'visit'; visit: Visit } | { by: 'trouble'; sentence: string } | { by: 'nothing' }

/**
 * Reads the address: tokens, or a provider's error, from its hash; a code from its query. Without either a reload goes
 * on with the visit that is under way.
 */
export function arrivalOf({ search, hash }: { search: string; hash: string }, underWay?: Visit): Arrival {
  const inHash = new URLSearchParams(hash.slice(1))
  const [access_token, refresh_token] = [inHash.get('access_token'), inHash.get('refresh_token')]
  if (access_token && refresh_token)
    return {
      by: 'visit',
      visit: { reason: reasonOf[inHash.get('type') ?? ''] ?? 'recovery', carried: { access_token, refresh_token } },
    }
  const inQuery = new URLSearchParams(search)
  const sentence = inHash.get('error_description') ?? inQuery.get('error_description')
  if (sentence) return { by: 'trouble', sentence }
  const code = inQuery.get('code')
  if (code) return { by: 'visit', visit: { reason: 'recovery', carried: { code } } }
  return underWay ? { by: 'visit', visit: underWay } : { by: 'nothing' }
}

type Opened = { access_token: string; refresh_token: string; user?: object }

/**
 * The address of the reset screen that carries a session there, as the provider's own redirects write it. Whoever signed
 * up and has no password all the same is asked for one, as somebody who was invited.
 */
export function hashOf({ access_token, refresh_token, user }: Opened, type: string): string {
  const hasNoPassword = user !== undefined && 'has_password' in user && user.has_password === false
  const told = type === 'signup' && hasNoPassword ? 'invite' : type
  return new URLSearchParams({ access_token, refresh_token, type: told }).toString()
}

const reasonOf: Record<string, Visit['reason']> = { signup: 'signup', email: 'signup', invite: 'invite' }
