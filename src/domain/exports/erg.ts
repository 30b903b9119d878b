import type { SportId } from '../sports/registry.ts'
import type { Step } from '../workout/step.ts'
import { isCourse } from './course/header.ts'
import { courseLosses } from './course/losses.ts'
import { decodeCourse } from './course/read.ts'
import { courseText } from './course/write.ts'
import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
import { type Ends, endsBetween, trainerEndsOf } from './shared/trainer/ends.ts'
import { ftpOf, thresholdOf } from './shared/trainer/ftp.ts'
import { timedSteps } from './shared/trainer/timed-steps.ts'
import { trimToSizeLimit } from './shared/trim-to-size-limit.ts'

/** A course in watts, for one rider. */
export const erg: Format = {
  id: 'erg',
  label: 'ERG',
  readers: 'Wahoo, Rouvy, GoldenCheetah and most trainer apps, in watts',
  extension: 'erg',
  mime: 'text/plain',
  out: {
    losses: (workout, { reference }) => courseLosses(workout, reference, 'ERG'),
    encode,
  },
  in: {
    recognises: (bytes, name) => isCourse(bytes, name, 'WATTS'),
    decode: (bytes, options) => decodeCourse(bytes, options, 'WATTS'),
  },
}

function encode(workout: FileWorkout, { reference }: EncodeOptions): Uint8Array<ArrayBuffer> {
  const ftp = ftpOf(workout, reference).watts
  const threshold = thresholdOf(workout, reference)
  const header = { name: workout.name, extension: 'erg', ftp }
  const text = courseText(header, timedSteps(trimToSizeLimit(workout).workout, threshold), {
    unit: 'WATTS',
    of: ({ step }) => wattsOf(step, workout.sport, ftp, threshold),
    decimals: 0,
  })
  return encodeUtf8(text)
}

/** Watts that are written stay as they are; everything else is an effort, and so a share of FTP. */
function wattsOf(step: Step, sport: SportId, ftp: number, threshold: number | undefined): Ends {
  const { target } = step
  if (target?.type === 'power' && target.rangeMin !== undefined)
    return endsBetween(target.rangeMin, target.rangeMax ?? target.rangeMin, target.ramp)
  const { from, to, low, high } = trainerEndsOf(step, sport, threshold)
  const watts = (percent: number) => (percent * ftp) / 100
  return { from: watts(from), to: watts(to), low: watts(low), high: watts(high) }
}
