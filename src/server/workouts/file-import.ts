import { archiveReason } from '#domain/exports/archive.ts'
import type { Format } from '#domain/exports/format.ts'
import { formats } from '#domain/exports/registry.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { parse } from '../http/errors.ts'
import { Problem } from '../http/problem.ts'

/** What the sender says of a file beside its bytes. */
type Said = { name?: string | undefined; sport?: SportId | undefined; reference?: number | undefined }

/**
 * The workout of a file, and a sentence for each thing that could not be kept. What kind of file it is, its bytes say,
 * and only where they do not its name. Throws a Problem where there is no workout in it.
 */
export function workoutOf(
  bytes: Uint8Array,
  { name = '', sport, reference }: Said,
): { workout: NewWorkout; format: string; losses: string[] } {
  const archive = archiveReason(bytes)
  if (archive) throw new Problem('invalid', archive)
  const file = name.split(/[/\\]/).at(-1) ?? ''
  const format = readerOf(bytes, file)
  if (!format) throw new Problem('invalid', `This kind of file is not read. These are: ${listed(readers)}.`)
  const decoded = format.in.decode(bytes, { name: file.replace(/\.[^.]*$/, ''), sport, reference })
  if (!decoded.ok) throw new Problem('invalid', decoded.reason)
  return { workout: parse(NewWorkout, decoded.workout), format: format.id, losses: decoded.losses }
}

type Reader = Format & Required<Pick<Format, 'in'>>

const readers = formats.filter((format): format is Reader => format.in !== undefined)

function readerOf(bytes: Uint8Array, name: string): Reader | undefined {
  const fitting = readers.filter((format) => format.in.recognises(bytes, name))
  const named = (all: readonly Reader[]) => all.find(({ extension }) => name.toLowerCase().endsWith(`.${extension}`))
  return named(fitting) ?? fitting[0] ?? named(readers)
}

const listed = (all: readonly Format[]) => all.map(({ label }) => label).join(', ')
