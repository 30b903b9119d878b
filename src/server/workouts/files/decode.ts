import { formats } from '#domain/exports/registry.ts'
import type { Decoded, Format } from '#domain/exports/shared/format.ts'
import type { SportId } from '#domain/sports/registry.ts'

/** What the sender says of a file beside its bytes. */
export type SaidOfFile = { name?: string | undefined; sport?: SportId | undefined; reference?: number | undefined }

/** What is in a file, and the id of its format; the format is undefined where none of ours fits. */
export type DecodedFile = { format: string; decoded: Decoded } | { format: undefined }

/**
 * The workout of a file. What kind of file it is, its bytes say, and only where they do not its name. Never throws.
 * Runs in a thread of its own: the longest files take hundreds of milliseconds.
 */
export function decodeFile({ bytes, name = '', sport, reference }: SaidOfFile & { bytes: Uint8Array }): DecodedFile {
  const file = name.split(/[/\\]/).at(-1) ?? ''
  const format = readerOf(bytes, file)
  if (!format) return { format: undefined }
  const decoded = format.in.decode(bytes, { name: file.replace(/\.[^.]*$/, ''), sport, reference })
  return { format: format.id, decoded }
}

type Reader = Format & Required<Pick<Format, 'in'>>

/** The formats that files are read in. */
export const readers = formats.filter((format): format is Reader => format.in !== undefined)

function readerOf(bytes: Uint8Array, name: string): Reader | undefined {
  const fitting = readers.filter((format) => format.in.recognises(bytes, name))
  const named = (all: readonly Reader[]) => all.find(({ extension }) => name.toLowerCase().endsWith(`.${extension}`))
  return named(fitting) ?? fitting[0] ?? named(readers)
}
