import { archiveReason } from '#domain/exports/shared/archive.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { parse } from '../../http/endpoint/parse.ts'
import { Problem } from '../../http/refusals/problem.ts'
import { type DecodedFile, readers, type SaidOfFile } from './decode.ts'
import type { FileThread } from './thread.ts'

/**
 * Reads the workout of a file, with a sentence for each thing that was lost. Throws a Problem if the file holds
 * none.
 */
export type FileReader = (
  bytes: Uint8Array,
  said: SaidOfFile,
) => Promise<{ workout: NewWorkout; format: string; losses: string[] }>

/** Creates the reader of imported files, which works in the thread for files. */
export function createFileReader(run: FileThread): FileReader {
  return async (bytes, said) => {
    const archive = archiveReason(bytes)
    if (archive) throw new Problem('invalid', archive)
    const found = await run<DecodedFile>('./decode.ts', 'decodeFile', { bytes, ...said })
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
