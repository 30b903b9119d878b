import type { PreparedSession } from './plan/session.ts'
import type { ResolvedRequest } from './request/resolved-request.ts'
import type { GenerateRequest } from './request.ts'
import { resolve } from './resolve.ts'
import { prepareSession } from './sessions/prepare.ts'
import { lockRefusal } from './variation/locks.ts'

/** A request that can be met, with the session that was prepared to find that out. */
export type AcceptedRequest = ResolvedRequest & { session: PreparedSession }

/** What is wrong with a field of a request, as a sentence for the athlete. */
export type Issue = { path: 'set' | 'mainSet' | 'warmup' | 'previous'; message: string }

/**
 * Takes a request that its schema has checked, prepares its session and checks its locks. Answers the request as
 * `generateWorkout` takes it, or what is wrong with it.
 */
export function accept(
  request: GenerateRequest,
): { ok: true; request: AcceptedRequest } | { ok: false; issues: readonly Issue[] } {
  const resolved = resolve(request)
  const session = prepareSession(resolved)
  if (!session.ok) return { ok: false, issues: [{ path: refusedField(resolved), message: session.reason }] }
  const reason = lockRefusal(resolved, session.measure)
  if (reason !== undefined) return { ok: false, issues: [{ path: 'previous', message: reason }] }
  return { ok: true, request: { ...resolved, session } }
}

/** The field that a session was refused for. */
function refusedField({ set, mainSet }: ResolvedRequest): Issue['path'] {
  if (mainSet) return 'mainSet'
  return set ? 'set' : 'warmup'
}
