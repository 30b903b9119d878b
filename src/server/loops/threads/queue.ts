/** How many tasks run at once, and how many wait. */
export type QueueLimits = { atOnce: number; maxWaiting: number }

/** Thrown for a task that finds as many others waiting as may. */
export class QueueFull extends Error {}

/**
 * Runs tasks in the order they came. One whose signal aborts is left at once, with the signal's reason: while it waits it
 * is dropped, while it runs it keeps its place until it has ended.
 */
export function createQueue({ atOnce, maxWaiting }: QueueLimits) {
  let running = 0
  const waiting: (() => void)[] = []

  const runNext = () => {
    running -= 1
    waiting.shift()?.()
  }

  return function enqueue<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (running >= atOnce && waiting.length >= maxWaiting) return Promise.reject(new QueueFull())
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(run)
        if (at >= 0) waiting.splice(at, 1)
        reject(signal.reason)
      }
      const run = () => {
        running += 1
        task()
          .then(resolve, reject)
          .finally(() => {
            signal.removeEventListener('abort', leave)
            runNext()
          })
      }
      signal.addEventListener('abort', leave, { once: true })
      if (running < atOnce) run()
      else waiting.push(run)
    })
  }
}
