import { AuthRefusal } from '../wire/refusal.ts'

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at once and so many wait; whoever comes then is asked to try again soon. */
export function createTurns(atOnce: number, waitingAtMost: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost)
        throw new AuthRefusal(503, 'overloaded', 'Many people are signing in right now. Please try again.', {
          retryAfterSeconds: 2,
        })
      // whoever leaves hands their place on: `running` stays as it is
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
