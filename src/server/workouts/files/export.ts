import { createTurns } from '../../http/limits/turns.ts'
import type { WorkoutRow } from '../workout-json.ts'
import { encodeFile, encodeFiles, fittingFormats, formatsOf } from './encode.ts'
import type { FileThread } from './thread.ts'

/**
 * Workouts with at most this many characters of steps JSON are written on the main thread, in a few milliseconds. The
 * largest workout takes 60 ms as a FIT file; it is written in the file thread.
 */
const MAX_INLINE_CHARACTERS = 32_000

/** Creates the writer of downloads. `run` finds './encode.ts' in this folder, beside the file thread. */
export function createFileWriter(run: FileThread) {
  // Anybody can download. With one at a time in the thread's queue, a file that an athlete imports waits for one of them.
  const inTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING_DOWNLOADS, sentence: BUSY, retryAfterSeconds: 10 })
  const inlineOrInThread =
    <Task extends { row: WorkoutRow }, Result>(encode: (task: Task) => Result, maxCharacters = MAX_INLINE_CHARACTERS) =>
    async (task: Task): Promise<Result> =>
      task.row.steps.length <= maxCharacters ? encode(task) : inTurn(() => run('./encode.ts', encode.name, task))
  return {
    write: inlineOrInThread(encodeFile),
    listFormats: inlineOrInThread(formatsOf),
    listFitting: inlineOrInThread(fittingFormats),
    /** Writes a workout in every format that fits it. */
    writeAll: inlineOrInThread(encodeFiles, MAX_INLINE_CHARACTERS / 8),
  }
}

const MAX_WAITING_DOWNLOADS = 100
const BUSY = 'Too many large workouts are being written. Try again in a moment.'
