import { setTimeout as wait } from 'node:timers/promises'

/**
 * An embedded database works in this very thread: with less of a head start an answer can be held up by what is done
 * after it, and tell by its time whether there was something to do.
 */
const answerTakesMs = 20

/** Work that starts once the answer has left. `settle` waits until none is left; trouble in it is reported, no more. */
export function createLater(report: (error: unknown) => void) {
  const underway = new Set<Promise<void>>()
  return {
    later(work: () => Promise<void>): void {
      const done = wait(answerTakesMs).then(work).catch(report)
      underway.add(done)
      done.finally(() => underway.delete(done))
    },
    async settle(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}
