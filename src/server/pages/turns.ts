import { Problem } from '../http/refusals/problem.ts'

/** Pages of workouts that are rendered at once, and that wait. A long one takes the only thread for 50 ms. */
const [MAX_AT_ONCE, MAX_WAITING] = [1, 50]

/** Renders pages in turn, so that other requests are answered between two of them. Throws a Problem if too many wait. */
export function createTurns(atOnce = MAX_AT_ONCE, maxWaiting = MAX_WAITING) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= maxWaiting)
      throw new Problem('overloaded', TOO_MANY, { headers: { 'retry-after': '2' } })
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

const TOO_MANY = 'Too many people are opening workouts right now. Try again in a moment.'
