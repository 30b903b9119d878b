import type { ErrorHandler } from 'hono'
import { isOfGoneAthlete } from '../../db/gone-athlete.ts'
import { damageIn, isUnavailable, RETRY_AFTER_SECONDS } from '../../db/unavailable.ts'
import { isLookedAt, plainPage } from './plain-page.ts'
import { Problem } from './problem.ts'

/**
 * Answers a thrown error: a Problem as it says, an unavailable database as 503, anything else as a bug, whose details
 * go only to the log. A program gets JSON, a browser a page.
 */
export const refuse: ErrorHandler = (error, context) => {
  const problem = problemOf(error)
  // The log records an error that stays on the context: only those of the server.
  if (problem && problem.status < 500) context.error = undefined
  for (const [name, value] of Object.entries(problem?.headers ?? {})) context.header(name, value)
  if (isLookedAt(context)) return plainPage(context, problem?.status ?? 500, problem?.message)
  const { refusal, status } = problem ?? new Problem('broken', BROKEN)
  context.header('cache-control', 'no-store')
  return context.json(refusal, status)
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isOfGoneAthlete(error)) return new Problem('bad-token', 'Your session is over. Sign in again.', { cause: error })
  if (damageIn(error)) return new Problem('broken', DAMAGED, { cause: error })
  if (!isUnavailable(error)) return undefined
  return new Problem('unavailable', UNAVAILABLE, {
    cause: error,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}

const DAMAGED = 'What is stored here is damaged and cannot be read. The operator of this server can restore a backup.'
const UNAVAILABLE = 'The database does not answer just now. Try again in a few seconds.'

const BROKEN = 'Something went wrong here. Try again; if it happens again, tell us.'
