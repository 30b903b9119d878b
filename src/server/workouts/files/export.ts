import type { WorkoutRow } from '../workout-json.ts'
import { encodeFile, type FileRequest, type FormatsRequest, formatsOf } from './encode.ts'
import type { FileThread } from './thread.ts'

/**
 * Workouts with at most this many characters of steps JSON are written on the main thread, in a few milliseconds. The
 * largest workout takes 60 ms as a FIT file; it is written in the file thread.
 */
const MAX_INLINE_CHARACTERS = 32_000

/** Creates the writer of downloads. `run` finds './encode.ts' in this folder, beside the file thread. */
export function createFileWriter(run: FileThread) {
  const isSmall = (row: WorkoutRow) => row.steps.length <= MAX_INLINE_CHARACTERS
  return {
    /** A workout as a file of a format. */
    write: async (row: WorkoutRow, format: string, options: FileRequest['options']) => {
      const task: FileRequest = { row, format, options }
      if (isSmall(row)) return encodeFile(task)
      return run<ReturnType<typeof encodeFile>>('./encode.ts', 'encodeFile', task)
    },
    /** The formats a workout can be written in, and what each leaves out. */
    listFormats: async (row: WorkoutRow, options: FormatsRequest['options']) => {
      const task: FormatsRequest = { row, options }
      if (isSmall(row)) return formatsOf(task)
      return run<ReturnType<typeof formatsOf>>('./encode.ts', 'formatsOf', task)
    },
  }
}
