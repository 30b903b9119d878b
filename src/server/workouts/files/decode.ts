import { formats } from '#domain/exports/registry.ts'
import type { Decoded, Format } from '#domain/exports/shared/format.ts'
import type { SportId } from '#domain/sports/registry.ts'

/** What the sender says about a file. */
export type SaidOfFile = { name?: string | undefined; sport?: SportId | undefined; reference?: number | undefined }

/** The content of a file and the id of its format, which is undefined for an unknown format. */
export type DecodedFile = { format: string; decoded: Decoded } | { format: undefined }

/**
 * Reads the workout of a file. The format is recognised by its bytes, and otherwise by its name. Never throws. Runs in
 * a thread, because the longest files take hundreds of milliseconds.
 */
export function decodeFile({ bytes, name = '', sport, reference }: SaidOfFile & { bytes: Uint8Array }): DecodedFile {
  const file = name.split(/[/\\]/).at(-1) ?? ''
  const format = readerOf(bytes, file)
  if (!format) return { format: undefined }
  const decoded = format.in.decode(bytes, { name: file.replace(/\.[^.]*$/, ''), sport, reference })
  return { format: format.id, decoded }
}

type Reader = Format & Required<Pick<Format, 'in'>>

/** The formats that can be read. */
export const readers = formats.filter((format): format is Reader => format.in !== undefined)

function readerOf(bytes: Uint8Array, name: string): Reader | undefined {
  const fitting = readers.filter((format) => format.in.recognises(bytes, name))
  const named = (all: readonly Reader[]) => all.find(({ extension }) => name.toLowerCase().endsWith(`.${extension}`))
  return named(fitting) ?? fitting[0] ?? named(readers)
}
