import { Problem } from '../refusals/problem.ts'

/** How many run at once and how many wait; the others are refused with the sentence. */
export type TurnLimits = { atOnce: number; maxWaiting: number; sentence: string; retryAfterSeconds: number }

/** Runs work in turn, so that other requests are answered in between. Throws a Problem if too many wait. */
export function createTurns({ atOnce, maxWaiting, sentence, retryAfterSeconds }: TurnLimits) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= maxWaiting)
      throw new Problem('overloaded', sentence, { headers: { 'retry-after': String(retryAfterSeconds) } })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Requests that have arrived meanwhile come first.
      setImmediate(() => {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      })
    }
  }
}
