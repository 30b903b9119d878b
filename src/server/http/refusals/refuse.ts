import type { Context, ErrorHandler } from 'hono'
import { isDamaged, isUnavailable, RETRY_AFTER_SECONDS } from '../../db/unavailable.ts'
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
  if (isLookedAt(context)) return problem ? refusalPage(context, problem) : plainPage(context, 500)
  return refusal(context, problem ?? new Problem('broken', BROKEN))
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isDamaged(error)) return new Problem('broken', DAMAGED, { cause: error })
  if (!isUnavailable(error)) return undefined
  return new Problem('unavailable', UNAVAILABLE, {
    cause: error,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}

const DAMAGED = 'What is stored here is damaged and cannot be read. The operator of this server can restore a backup.'
const UNAVAILABLE = 'The database does not answer just now. Try again in a few seconds.'

const BROKEN = 'Something went wrong here. Try again; if it happens again, tell us.'

/** Answers a Problem as JSON. */
function refusal(context: Context, problem: Problem): Response {
  context.header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value)
  return context.json(problem.refusal, problem.status)
}

function refusalPage(context: Context, problem: Problem): Response {
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value)
  return plainPage(context, problem.status, problem.message)
}
