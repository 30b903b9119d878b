import type { WorkoutRow } from '../workout-json.ts'
import { encodeFile, type FileAsked, type FormatsAsked, formatsOf } from './encode.ts'
import type { FileThread } from './thread.ts'

/**
 * Largest workout, in characters of its steps' JSON, whose files are written within the request, which takes some
 * milliseconds. A FIT file of the largest workout takes 60 ms and is written in the thread.
 */
const MAX_WRITTEN_AT_ONCE = 32_000

/** Creates the writer of downloads. */
export function createFileWriter(run: FileThread) {
  const isSmall = (row: WorkoutRow) => row.steps.length <= MAX_WRITTEN_AT_ONCE
  return {
    /** A workout as a file of a format. */
    write: async (row: WorkoutRow, format: string, options: FileAsked['options']) => {
      const task: FileAsked = { row, format, options }
      if (isSmall(row)) return encodeFile(task)
      return run<ReturnType<typeof encodeFile>>('./encode.ts', 'encodeFile', task)
    },
    /** The formats a workout can be written in, and what each leaves out. */
    offer: async (row: WorkoutRow, options: FormatsAsked['options']) => {
      const task: FormatsAsked = { row, options }
      if (isSmall(row)) return formatsOf(task)
      return run<ReturnType<typeof formatsOf>>('./encode.ts', 'formatsOf', task)
    },
  }
}
