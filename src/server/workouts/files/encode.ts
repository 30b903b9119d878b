import { formatOf, formats } from '#domain/exports/registry.ts'
import type { ReaderOptions } from '#domain/exports/shared/format.ts'
import { type WorkoutRow, workoutFromRow } from '../workout-json.ts'
import { lossesOf } from './losses.ts'

type FileRequest = { row: WorkoutRow; format: string; options: ReaderOptions & { publicUrl: string } }
type FormatsRequest = { row: WorkoutRow; options: ReaderOptions }

/** A workout as a file. The same workout gives the same bytes until it is changed. */
export function encodeFile({ row, format, options }: FileRequest): Uint8Array<ArrayBuffer> {
  const { out } = formatOf(format) ?? {}
  if (!out) throw new Error(`No format ${format} to write`)
  return out.encode(workoutFromRow(row), { createdAt: row.updated_at, ...options })
}

/** The formats a workout can be downloaded in, and what each leaves out. */
export function formatsOf({ row, options }: FormatsRequest) {
  const workout = workoutFromRow(row)
  return formats.flatMap(({ id, label, readers, extension, out }) =>
    out ? [{ id, label, readers, extension, ...lossesOf(out, workout, options) }] : [],
  )
}
