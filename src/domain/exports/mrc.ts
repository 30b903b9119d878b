import { isCourse } from './course/header.ts'
import { courseLosses } from './course/losses.ts'
import { decodeCourse } from './course/read.ts'
import { courseText } from './course/write.ts'
import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
import { trainerEndsOf } from './shared/trainer/ends.ts'
import { thresholdOf } from './shared/trainer/ftp.ts'
import { timedSteps } from './shared/trainer/timed-steps.ts'
import { trimToSizeLimit } from './shared/trim-to-size-limit.ts'

/** A course in percent of FTP: each rider's trainer makes it watts of their own. */
export const mrc: Format = {
  id: 'mrc',
  label: 'MRC',
  readers: 'TrainerRoad, Rouvy, GoldenCheetah and most trainer apps, in percent of FTP',
  extension: 'mrc',
  mime: 'text/plain',
  out: {
    losses: (workout, { reference }) => courseLosses(workout, reference, 'MRC'),
    encode,
  },
  in: {
    recognises: (bytes, name) => isCourse(bytes, name, 'PERCENT'),
    decode: (bytes, options) => decodeCourse(bytes, options, 'PERCENT'),
  },
}

function encode(workout: FileWorkout, { reference }: EncodeOptions): Uint8Array<ArrayBuffer> {
  const threshold = thresholdOf(workout, reference)
  const text = courseText(
    { name: workout.name, extension: 'mrc' },
    timedSteps(trimToSizeLimit(workout).workout, threshold),
    {
      unit: 'PERCENT',
      of: ({ step }) => trainerEndsOf(step, workout.sport, threshold),
      decimals: 2,
    },
  )
  return encodeUtf8(text)
}
