import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import type { Count } from '../../http/limits/limits.ts'
import { limitUnderWay } from '../../http/limits/under-way.ts'
import { createFileThread, type FileThread } from './thread.ts'

/** What reads the files of athletes, whatever they hold: the thread, and the limits of one athlete. */
export type FileReading = {
  thread: FileThread
  countFile: Count
  withinLimit: ReturnType<typeof limitUnderWay<AthleteId>>
}

/** Creates the one reader of files that all endpoints share. `after` makes the signal that ends the wait for a file. */
export function createFileReading(after: (ms: number) => AbortSignal, countFile: Count): FileReading {
  return {
    thread: createFileThread(after),
    countFile,
    withinLimit: limitUnderWay<AthleteId>(MAX_FILES_UNDER_WAY, STILL_READING),
  }
}

/** Most files of one athlete that are read or wait at the same time: one thread reads the files of everyone. */
const MAX_FILES_UNDER_WAY = 2
const STILL_READING = `${MAX_FILES_UNDER_WAY} of your files are still being read. Send this one after them.`
