/** Work that nobody's answer waits for. */
export type Background = {
  run: (work: () => Promise<void>) => void
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Runs work behind answers; trouble goes to `onError`, for there is nobody else to tell. */
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
