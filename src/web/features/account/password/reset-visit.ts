import type { AuthClient } from '../../../lib/auth-client.ts'
import { authClient } from '../../../lib/session.ts'
import type { Carried, Visit } from '../letters/reset-arrival.ts'
import { isRefusal } from '../refusal.ts'

const KEY = 'pacewright-reset'

/**
 * Remembers a visit for this tab, with what its link brought until a session has come of that: a reload must neither
 * end the reset nor lose the link.
 */
export function keepVisit(visit: Visit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit))
}

/** The visit under way in this tab; undefined where no link began one. */
export function visitUnderWay(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function endVisit(): void {
  sessionStorage.removeItem(KEY)
}

/** Whether there is a session for the visit: there is, the provider refuses it, or nobody has answered yet. */
export type Entry = 'open' | 'refused' | 'unanswered'

/** Opens the session of the visit under way. Only the provider's refusal ends the visit. */
export async function openVisit(client: () => Promise<AuthClient> = authClient): Promise<Entry> {
  const visit = visitUnderWay()
  if (!visit) return 'refused'
  const { hasSession, error } = await client()
    .then((client) => enter(client, visit.carried))
    .catch((error: unknown) => ({ hasSession: false, error }))
  if (hasSession) {
    keepVisit({ reason: visit.reason })
    return 'open'
  }
  if (error && !isRefusal(error)) return 'unanswered'
  endVisit()
  return 'refused'
}

async function enter(client: AuthClient, carried: Carried | undefined) {
  const { data, error } =
    carried === undefined
      ? // What the link brought was taken in before: its session is the one that this browser holds.
        await client.getSession()
      : 'code' in carried
        ? await client.exchangeCodeForSession(carried.code)
        : await client.setSession(carried)
  return { hasSession: data.session !== null, error }
}
