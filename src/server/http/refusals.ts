import type { Context, ErrorHandler } from 'hono'
import { Problem } from './problem.ts'

/** Answers what was thrown: a Problem as it says; anything else is a bug, which the log tells and the answer does not. */
export const refuse: ErrorHandler = (trouble, context) => {
  if (trouble instanceof Problem) {
    // Only trouble that is ours stays with the request, for the log to write.
    if (trouble.status < 500) context.error = undefined
    return refusal(context, trouble)
  }
  return refusal(context, new Problem('broken', 'Something went wrong here. Try again; if it happens again, tell us.'))
}

/** A Problem as a JSON answer. */
export function refusal(context: Context, problem: Problem): Response {
  context.header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value)
  return context.json(problem.refusal, problem.status)
}
