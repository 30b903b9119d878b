import type { Context, ErrorHandler } from 'hono'
import { isLookedAt, plainPage } from './plain-page.ts'
import { Problem } from './problem.ts'

/**
 * Answers what was thrown: a Problem as it says; anything else is a bug, which the log tells and the answer does not.
 * A program gets JSON, a person before a browser a page.
 */
export const refuse: ErrorHandler = (trouble, context) => {
  const isProblem = trouble instanceof Problem
  // Only trouble that is ours stays with the request, for the log to write.
  if (isProblem && trouble.status < 500) context.error = undefined
  if (isLookedAt(context)) return isProblem ? refusalPage(context, trouble) : plainPage(context, 500)
  return refusal(context, isProblem ? trouble : new Problem('broken', BROKEN))
}

const BROKEN = 'Something went wrong here. Try again; if it happens again, tell us.'

/** A Problem as a JSON answer. */
export function refusal(context: Context, problem: Problem): Response {
  context.header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value)
  return context.json(problem.refusal, problem.status)
}

function refusalPage(context: Context, problem: Problem): Response {
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value)
  return plainPage(context, problem.status, problem.message)
}
