import { toMetres } from '../units/distance.ts'
import { thresholdSpeed } from '../workout/totals.ts'
import type { PreparedSession } from './plan/session.ts'
import type { AskedEnd, ResolvedRequest } from './request/resolved-request.ts'
import type { GenerateRequest } from './request.ts'
import { resolve } from './resolve.ts'
import { prepareSession } from './sessions/prepare.ts'
import { lockRefusal } from './variation/locks.ts'

/** A request that can be met, with the session that was prepared to find that out. */
export type AcceptedRequest = ResolvedRequest & { session: PreparedSession }

/** What is wrong with a field of a request, as a sentence for the athlete. */
export type Issue = { path: 'set' | 'mainSet' | 'warmup' | 'cooldown' | 'previous'; message: string }

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

/** The field that a session was refused for: its main set, unless an end takes more than the session alone. */
function refusedField({ sport, length, set, mainSet, warmup, cooldown }: ResolvedRequest): Issue['path'] {
  const secondsOf = (asked: AskedEnd | undefined): number => {
    if (!asked) return 0
    const { value, unit } = asked
    if (unit === 'seconds') return value
    return unit === 'minutes' ? value * 60 : toMetres(value, unit) / thresholdSpeed(sport.id)
  }
  const [before, after] = [secondsOf(warmup), secondsOf(cooldown)]
  const end = after > before ? 'cooldown' : 'warmup'
  if (Math.max(before, after) >= secondsOf(length) || !(set || mainSet)) return end
  return mainSet ? 'mainSet' : 'set'
}
