import { browserFetch, call, type Fetch } from '../../../../lib/api.ts'
import { isTemporary } from '../../../../lib/call-error.ts'
import type { LoopRequest } from '../state/loop-request.ts'
import type { Directions } from '../state/reduce-planner.ts'

/** The rules for directions: another try after a server error or without an answer, never after a refusal. */
export const directionsRules = { retries: 1, delayMs: 1_000 } as const

/** Asks for loops. Throws a CallError, or the signal's reason once it is aborted. */
export async function askForLoops(
  request: LoopRequest,
  signal: AbortSignal,
  fetcher: Fetch = browserFetch,
): Promise<Directions> {
  for (let failures = 0; ; failures += 1)
    try {
      return await call('get /api/directions', request, fetcher, signal)
    } catch (error) {
      if (signal.aborted || failures >= directionsRules.retries || !isTemporary(error)) throw error
      await pause(directionsRules.delayMs, signal)
    }
}

/** Rejects with the signal's reason once it is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
