/** Work that no answer waits for. */
export type Background = {
  run: (work: () => Promise<void>) => void
  /** Resolves when no work is running. */
  settled: () => Promise<void>
}

/** Runs work after answers; its errors go to `onError`. */
export function createBackground(onError: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run(work) {
      const done = work()
        .catch(onError)
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
