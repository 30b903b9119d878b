import { Tinypool } from 'tinypool'
import { Problem } from '../../http/refusals/problem.ts'
import { createQueue, QueueFull, type QueueLimits } from './queue.ts'
import { cancel, createSignals, hasBegun, type Signals } from './signals.ts'

export type PoolParts = {
  limits: QueueLimits
  /** Longest time for a task, its wait in the queue included. */
  maxWaitMs: number
  /** Sentences for one task too many, and for one that took too long. */
  tooMany: string
  tooLong: string
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
}

type Functions = Record<string, (task: never) => unknown>

/**
 * Runs exported functions of a file in threads, by name. A task that is left or late is told so by its signals, and a
 * thread that goes on with it all the same is replaced. Throws a Problem for one task too many, and for a late one.
 */
export function createPool<Work extends object>(file: URL, { limits, maxWaitMs, tooMany, tooLong, after }: PoolParts) {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: limits.atOnce,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Not the pool's own queue: a signal that aborts a task in it ends the process (tinypool 2).
  const enqueue = createQueue(limits)

  return async function run<Name extends keyof Work & string>(
    name: Name,
    task: Omit<Parameters<Extract<Work[Name], Functions[string]>>[0], 'signals'>,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Extract<Work[Name], Functions[string]>>>> {
    const deadline = after(maxWaitMs)
    const either = AbortSignal.any([signal, deadline])
    const signals = createSignals()
    const replaced = new AbortController()
    const stop = () => {
      cancel(signals)
      after(MAX_STOPPING_MS).addEventListener('abort', () => hasBegun(signals) && replaced.abort(), { once: true })
    }
    either.addEventListener('abort', stop, { once: true })
    const isLate = () => deadline.aborted && !signal.aborted
    try {
      return await enqueue(either, () =>
        pool.run({ ...task, signals } satisfies { signals: Signals }, {
          filename: file.href,
          name,
          signal: replaced.signal,
        }),
      )
    } catch (cause) {
      if (cause instanceof QueueFull) throw overloaded(tooMany, cause)
      if (isLate() || isOutOfMemory(cause)) throw overloaded(tooLong, cause)
      throw cause
    }
  }
}

function overloaded(sentence: string, cause: unknown): Problem {
  return new Problem('overloaded', sentence, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) }, cause })
}

function isOutOfMemory(cause: unknown): boolean {
  return (cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

const RETRY_AFTER_SECONDS = 5
/** How long a thread may go on with a task that nobody waits for. */
const MAX_STOPPING_MS = 3_000
/** How long idle threads and the streets that they have opened are kept. */
const IDLE_MS = 300_000
/** Heap of a thread; streets are outside of it. */
const MAX_HEAP_MB = 512
