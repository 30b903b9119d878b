import { causesOf, isUnavailable, RETRY_AFTER_SECONDS } from '../db/unavailable.ts'
import { AuthRefusal } from './wire/refusal.ts'

/** What may be logged of an unexpected error: never a query with its values, which are users' addresses and secrets. */
export function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something that is no error was thrown')
  const safe = 'query' in error ? new Error(`A query failed: ${causeOf(error)}`) : error
  if (safe !== error) Object.assign(safe, { stack: `${safe.message}\n${framesOf(error)}`, code: codeOf(error) })
  return safe
}

/**
 * The answer to an unexpected error. For a refresh it is always temporary (503), because a client drops its session at
 * other refusals.
 */
export function unexpectedRefusal(error: unknown, isRefresh: boolean): AuthRefusal {
  if (isRefresh || isUnavailable(error))
    return new AuthRefusal(503, 'unexpected_failure', 'Please try again in a moment', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  return new AuthRefusal(500, 'unexpected_failure', 'Unexpected failure, please try again')
}

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : 'no cause given')
const codeOf = (error: Error) => causesOf(error).find(({ code }) => typeof code === 'string')?.code
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
