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
  const inlineOrInThread =
    <Task extends { row: WorkoutRow }, Result>(encode: (task: Task) => Result, maxCharacters = MAX_INLINE_CHARACTERS) =>
    async (task: Task): Promise<Result> =>
      task.row.steps.length <= maxCharacters ? encode(task) : run('./encode.ts', encode.name, task)
  return {
    write: inlineOrInThread(encodeFile),
    listFormats: inlineOrInThread(formatsOf),
    listFitting: inlineOrInThread(fittingFormats),
    /** Writes a workout in every format that fits it. */
    writeAll: inlineOrInThread(encodeFiles, MAX_INLINE_CHARACTERS / 8),
  }
}
