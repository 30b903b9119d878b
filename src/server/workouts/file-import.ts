import { Tinypool } from 'tinypool'
import { archiveReason } from '#domain/exports/archive.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { parse } from '../http/errors.ts'
import { Problem } from '../http/problem.ts'
import { type DecodedFile, readers, type SaidOfFile } from './decode-file.ts'

/** Reads the workout of a file, and a sentence for each thing that could not be kept. Throws a Problem where there is none. */
export type FileReader = (
  bytes: Uint8Array,
  said: SaidOfFile,
) => Promise<{ workout: NewWorkout; format: string; losses: string[] }>

/**
 * Reads files in a thread of their own, one at a time, so that no file holds up other requests. `after` makes the signal
 * that ends the wait for a file; its thread is ended with it.
 */
export function createFileReader(after: (ms: number) => AbortSignal): FileReader {
  const pool = new Tinypool({
    filename: new URL('./decode-file.ts', import.meta.url).href,
    name: 'decodeFile',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING_FILES,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  return async (bytes, said) => {
    const archive = archiveReason(bytes)
    if (archive) throw new Problem('invalid', archive)
    const found: DecodedFile = await pool.run({ bytes, ...said }, { signal: after(MAX_WAIT_MS) }).catch(refuse)
    if (found.format === undefined)
      throw new Problem(
        'invalid',
        `This kind of file is not read. These are: ${readers.map(({ label }) => label).join(', ')}.`,
      )
    const { decoded, format } = found
    if (!decoded.ok) throw new Problem('invalid', decoded.reason)
    return { workout: parse(NewWorkout, decoded.workout), format, losses: decoded.losses }
  }
}

/** How long the thread stays when there is nothing to read. */
const IDLE_MS = 30_000
/** How long a file may take, its wait for others included; the worst we know takes a fifth of a second. */
const MAX_WAIT_MS = 10_000
const MAX_WAITING_FILES = 100
const QUEUE_IS_FULL = 'Task queue is at limit'
/** Of the thread that reads; the largest lawful file needs about a tenth. */
const MAX_HEAP_MB = 512

/** Refuses what the thread could not take; a mistake of ours in it is thrown on. */
function refuse(cause: unknown): never {
  const { name, message, code } = cause as Error & { code?: string }
  const isOverload = name === 'AbortError' || message === QUEUE_IS_FULL || code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (!isOverload) throw cause
  throw new Problem('overloaded', 'The file could not be read in time. Try again in a moment.', {
    headers: { 'retry-after': '10' },
    cause,
  })
}
