import { cutMessage } from '../link-message.ts'

/** A visit that a letter's link began in this tab, and its reason: an invited athlete has neither name nor password yet. */
export type Visit = { reason: 'recovery' | 'signup' | 'invite'; carried?: Carried }

/** What a link carries to open a session with. */
export type Carried = { access_token: string; refresh_token: string } | { code: string }

/** What the URL of the reset screen says. */
export type Arrival = { by: 'visit'; visit: Visit } | { by: 'error'; sentence: string } | { by: 'nothing' }

/**
 * Reads the URL: tokens or a provider's error from its hash, a code from its query. Without any of them, a reload
 * continues the current visit.
 */
export function arrivalOf({ search, hash }: { search: string; hash: string }, current?: Visit): Arrival {
  // The router leaves the # out, `location` has it.
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const [access_token, refresh_token] = [inHash.get('access_token'), inHash.get('refresh_token')]
  if (access_token && refresh_token)
    return {
      by: 'visit',
      visit: { reason: reasonOf[inHash.get('type') ?? ''] ?? 'recovery', carried: { access_token, refresh_token } },
    }
  const inQuery = new URLSearchParams(search)
  const sentence = inHash.get('error_description') ?? inQuery.get('error_description')
  if (sentence) return { by: 'error', sentence: cutMessage(sentence) }
  const code = inQuery.get('code')
  if (code) return { by: 'visit', visit: { reason: 'recovery', carried: { code } } }
  return current ? { by: 'visit', visit: current } : { by: 'nothing' }
}

type Opened = { access_token: string; refresh_token: string; user?: object }

/**
 * The hash that hands a session to the reset screen, as the provider's own redirects write it. An athlete who signed up
 * but has no password is treated as invited, and so asked for one.
 */
export function hashOf({ access_token, refresh_token, user }: Opened, type: string): string {
  const hasNoPassword = user !== undefined && 'has_password' in user && user.has_password === false
  const finalType = type === 'signup' && hasNoPassword ? 'invite' : type
  return new URLSearchParams({ access_token, refresh_token, type: finalType }).toString()
}

const reasonOf: Record<string, Visit['reason']> = { signup: 'signup', email: 'signup', invite: 'invite' }
