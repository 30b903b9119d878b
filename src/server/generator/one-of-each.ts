/** Runs at most one task for each key at a time: a new task aborts the signal of the one before. */
export function oneOfEach<Key>() {
  const running = new Map<Key, AbortController>()
  return async <Result>(
    key: Key,
    signals: readonly AbortSignal[],
    task: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    running.get(key)?.abort()
    const control = new AbortController()
    running.set(key, control)
    try {
      return await task(AbortSignal.any([...signals, control.signal]))
    } finally {
      if (running.get(key) === control) running.delete(key)
    }
  }
}
