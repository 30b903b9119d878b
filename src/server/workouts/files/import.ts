import { archiveReason } from '#domain/exports/shared/archive.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { parse } from '../../http/endpoint/parse.ts'
import { Problem } from '../../http/refusals/problem.ts'
import { type DecodedFile, readers, type SaidOfFile } from './decode.ts'
import type { FileThread } from './thread.ts'

/**
 * Creates the reader of imported files, which works in the thread for files. It reads the workout of a file, with a
 * sentence for each thing that was lost, and throws a Problem if the file holds none.
 */
export function createFileReader(run: FileThread) {
  return async (bytes: Uint8Array, said: SaidOfFile) => {
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
