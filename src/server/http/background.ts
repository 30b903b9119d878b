/** Runs work that no answer waits for; its errors go to `onError`. */
export function createBackground(onError: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>()
  return {
    run(work: () => Promise<void>): void {
      const done = work()
        .catch(onError)
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    /** Resolves when no work is running. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

export type Background = ReturnType<typeof createBackground>
