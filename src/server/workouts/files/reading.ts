import type { AthleteId } from '../../http/endpoint/athlete-id.ts'
import type { Count } from '../../http/limits/limits.ts'
import { createFileThread, type FileThread } from './thread.ts'
import { limitUnderWay } from './under-way.ts'

/** What reads the files of athletes, whatever they hold: the thread, and the limits of one athlete. */
export type FileReading = {
  thread: FileThread
  countFile: Count
  withinLimit: ReturnType<typeof limitUnderWay<AthleteId>>
}

/** Creates the one reader of files that all endpoints share. `after` makes the signal that ends the wait for a file. */
export function createFileReading(after: (ms: number) => AbortSignal, countFile: Count): FileReading {
  return { thread: createFileThread(after), countFile, withinLimit: limitUnderWay<AthleteId>() }
}
