import { formatOf, formats } from '#domain/exports/registry.ts'
import type { FileWorkout, Format, ReaderOptions } from '#domain/exports/shared/format.ts'
import { sportLosses } from '#domain/exports/shared/trainer/losses.ts'
import { type WorkoutRow, workoutFromRow } from '../workout-json.ts'

type FileRequest = { row: WorkoutRow; format: string; options: ReaderOptions & { publicUrl: string } }
type FormatsRequest = { row: WorkoutRow; options: ReaderOptions }

/** A workout as a file. The same workout gives the same bytes until it is changed. */
export function encodeFile({ row, format, options }: FileRequest): Uint8Array<ArrayBuffer> {
  const { out } = formatOf(format) ?? {}
  if (!out) throw new Error(`No format ${format} to write`)
  return out.encode(workoutFromRow(row), { createdAt: row.updated_at, ...options })
}

/** The formats that fit a workout: a swim is not written as a ride of the same effort. */
export function fittingFormats({ row, options }: FormatsRequest) {
  return fitting(workoutFromRow(row), options).map(({ label, extension }) => ({ label, extension }))
}

/** A workout in every format that fits it, in the same order. */
export function encodeFiles({ row, options }: Omit<FileRequest, 'format'>) {
  const workout = workoutFromRow(row)
  return fitting(workout, options).map(({ out }) => out.encode(workout, { createdAt: row.updated_at, ...options }))
}

function fitting(workout: FileWorkout, options: ReaderOptions) {
  return formats.flatMap(({ out, ...format }) => {
    const foreign = sportLosses(workout, format.label)
    const isForeign = () => out?.losses(workout, options).some((loss) => foreign.includes(loss))
    return !out || (foreign.length > 0 && isForeign()) ? [] : [{ ...format, out }]
  })
}

/** The formats a workout can be downloaded in, and what each leaves out. */
export function formatsOf({ row, options }: FormatsRequest) {
  const workout = workoutFromRow(row)
  return formats.flatMap(({ id, label, readers, extension, out }) =>
    out ? [{ id, label, readers, extension, ...lossesOf(out, workout, options) }] : [],
  )
}

/** What a format leaves out of a workout, and, where it widens figures, what it leaves out with exact ones. */
function lossesOf(out: NonNullable<Format['out']>, workout: FileWorkout, options: ReaderOptions) {
  const losses = out.losses(workout, options)
  const exactLosses = out.widens ? out.losses(workout, { ...options, width: 'exact' }) : losses
  return exactLosses.join() === losses.join() ? { losses } : { losses, exactLosses }
}
