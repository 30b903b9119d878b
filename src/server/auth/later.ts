/** Work that starts once the answer has left. `settle` waits until none is left; trouble in it is reported, no more. */
export function createLater(report: (error: unknown) => void) {
  const underway = new Set<Promise<void>>()
  return {
    later(work: () => Promise<void>): void {
      // the answer is written before the event loop comes round to this
      const done = new Promise<void>((resolve) => setImmediate(resolve)).then(work).catch(report)
      underway.add(done)
      done.finally(() => underway.delete(done))
    },
    async settle(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}
