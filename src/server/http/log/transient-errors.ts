import { isUnavailable } from '../../db/unavailable.ts'

/** Least time between two lines of the log about trouble that passes, in ms. */
const MIN_MS_BETWEEN_LINES = 1000

/** Whether an error is one of many alike that will be over soon, and no mistake: something we need does not answer. */
export function isTransient(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Error && 'status' in error && error.status === 503)
}

/**
 * Spares the log: an outage refuses thousands of requests, and one line a second says all there is to say. Answers how
 * many lines were left out since the last one, or undefined where this one is to be left out as well. `now` in ms.
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
