import { isUnavailable } from '../../db/unavailable.ts'

/** Shortest time between two log lines about transient errors, in ms. */
const MIN_MS_BETWEEN_LINES = 1000

/** Whether an error is temporary and not a bug: the database or another service does not answer. */
export function isTransient(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Error && 'status' in error && error.status === 503)
}

/**
 * Limits log lines, because an outage refuses thousands of requests. Returns how many lines were left out since the
 * last one, or undefined if this one is to be left out. `now` is in ms.
 */
export function createLineLimit(now: () => number): () => number | undefined {
  let writtenAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  return () => {
    if (now() - writtenAt < MIN_MS_BETWEEN_LINES) {
      leftOut += 1
      return undefined
    }
    const before = leftOut
    writtenAt = now()
    leftOut = 0
    return before
  }
}
