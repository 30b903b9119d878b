import { Tinypool } from 'tinypool'
import { createTurns } from '../../http/limits/turns.ts'
import { Problem } from '../../http/refusals/problem.ts'

/**
 * Runs an exported function of a file in this folder, by its name, in the thread. Throws a Problem if too many files
 * wait.
 */
export type FileThread = <Result>(file: `./${string}.ts`, name: string, task: unknown) => Promise<Result>

/**
 * Creates a thread that reads and writes files one at a time, so that no file blocks other requests. `after` makes the
 * signal that ends the wait for a file, and with it the thread.
 */
export function createFileThread(after: (ms: number) => AbortSignal): FileThread {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Not the pool's own queue: a signal that aborts a task in it ends the process (tinypool 2).
  const inTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING_FILES, sentence: OVERLOADED, retryAfterSeconds: 10 })
  return (file, name, task) => {
    const signal = after(MAX_WAIT_MS)
    return inTurn(async () => {
      signal.throwIfAborted()
      return pool.run(task, { filename: new URL(file, import.meta.url).href, name, signal })
    }).catch(refuse)
  }
}

const OVERLOADED = 'Too many files are being read or written. Try again in a moment.'

/** How long an idle thread is kept. */
const IDLE_MS = 30_000
/**
 * Longest time for a file, including its wait in the queue. Measured: the slowest known file takes a fifth of a second.
 */
const MAX_WAIT_MS = 10_000
const MAX_WAITING_FILES = 100
/** Heap of the thread; the largest valid file needs about a tenth. */
const MAX_HEAP_MB = 512

/** Turns overload into a Problem and throws other errors on. */
function refuse(cause: unknown): never {
  const { name, code } = cause as Error & { code?: string }
  const isOverload = name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (!isOverload) throw cause
  throw new Problem('overloaded', OVERLOADED, { headers: { 'retry-after': '10' }, cause })
}
