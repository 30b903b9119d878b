import { readEfforts, sayEfforts } from '../shared/effort-notes.ts'
import type { FileWorkout, Format } from '../shared/format.ts'
import { encodeUtf8 } from '../shared/text-codec.ts'
import { thresholdOf } from '../shared/trainer/ftp.ts'
import { timedSteps } from '../shared/trainer/timed-steps.ts'
import { trimToSizeLimit } from '../shared/trim-to-size-limit.ts'
import { isCourse, type Unit } from './header.ts'
import { courseLosses } from './losses.ts'
import { decodeCourse } from './read.ts'
import { type Column, courseText } from './write.ts'

/** A format of courses in a unit. `columnOf` answers how a workout's second column is written, and the FTP of its watts. */
export function courseFormat(
  label: 'ERG' | 'MRC',
  unit: Unit,
  readers: string,
  columnOf: (workout: FileWorkout, reference: number | undefined) => Omit<Column, 'unit'> & { ftp?: number },
): Format {
  const extension = label.toLowerCase()
  return {
    id: extension,
    label,
    readers,
    extension,
    mime: 'text/plain',
    out: {
      losses: (workout, { reference }) => courseLosses(sayEfforts(workout), reference, label),
      encode: (workout, { reference }) => {
        const steps = timedSteps(trimToSizeLimit(sayEfforts(workout)).workout, thresholdOf(workout, reference))
        const { ftp, ...column } = columnOf(workout, reference)
        const header = { name: workout.name, extension, ftp }
        return encodeUtf8(courseText(header, steps, { unit, ...column }))
      },
    },
    in: {
      recognises: (bytes, name) => isCourse(bytes, name, unit),
      decode: (bytes, options) => readEfforts(decodeCourse(bytes, options, unit)),
    },
  }
}
