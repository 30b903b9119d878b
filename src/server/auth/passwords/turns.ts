import { AuthRefusal } from '../wire/refusal.ts'

type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Runs a limited number of tasks at once and queues a limited number; further ones are refused with a retry time. */
export function createTurns(atOnce: number, waitingAtMost: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost)
        throw new AuthRefusal(503, 'overloaded', 'Many people are signing in right now. Please try again.', {
          retryAfterSeconds: 2,
        })
      // A finished task hands its place to the next, so `running` stays the same.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
