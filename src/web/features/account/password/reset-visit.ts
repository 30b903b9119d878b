import type { AuthClient } from '../../../lib/auth-client.ts'
import { authClient } from '../../../lib/session.ts'
import type { Carried, Visit } from '../letters/reset-arrival.ts'
import { isRefusal } from '../refusal.ts'

const KEY = 'pacewright-reset'

/**
 * Stores a visit for this tab, with the tokens or the code of its link until a session was opened with them, so that a
 * reload neither ends the reset nor loses the link.
 */
export function storeVisit(visit: Visit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit))
}

/** The current visit of this tab; undefined if no link began one. */
export function currentVisit(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function endVisit(): void {
  sessionStorage.removeItem(KEY)
}

/** Whether the visit's session is open, was refused by the provider, or is unknown because the provider did not answer. */
export type Entry = 'open' | 'refused' | 'unanswered'

/** Opens the session of the current visit. Only a refusal of the provider ends the visit. */
export async function openVisit(client: () => Promise<AuthClient> = authClient): Promise<Entry> {
  const visit = currentVisit()
  if (!visit) return 'refused'
  const { hasSession, error } = await client()
    .then((client) => openSession(client, visit.carried))
    .catch((error: unknown) => ({ hasSession: false, error }))
  if (hasSession) {
    storeVisit({ reason: visit.reason })
    return 'open'
  }
  if (error && !isRefusal(error)) return 'unanswered'
  endVisit()
  return 'refused'
}

async function openSession(client: AuthClient, carried: Carried | undefined) {
  const { data, error } =
    carried === undefined
      ? // The link was used before, and the browser holds its session.
        await client.getSession()
      : 'code' in carried
        ? await client.exchangeCodeForSession(carried.code)
        : await client.setSession(carried)
  return { hasSession: data.session !== null, error }
}
