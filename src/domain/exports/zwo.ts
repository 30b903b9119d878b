import { openingOf } from './bytes/text-of.ts'
import { utf8 } from './bytes/utf8.ts'
import { ftpOf } from './course/ftp.ts'
import type { EncodeOptions, FileWorkout, Format } from './format.ts'
import { spared } from './spared.ts'
import { zwoLosses } from './zwo/losses.ts'
import { decodeZwo } from './zwo/read.ts'
import { zwoText } from './zwo/write.ts'

/**
 * Zwift's workouts. There is no specification; elements and attributes are those of the files that Zwift itself and
 * intervals.icu write, as listed in github.com/h4l/zwift-workout-file-reference.
 */
export const zwo: Format = {
  id: 'zwo',
  label: 'ZWO',
  readers: 'Zwift, MyWhoosh and most trainer apps',
  extension: 'zwo',
  mime: 'application/xml',
  out: {
    losses: (workout, { reference }) => zwoLosses(workout, reference),
    encode,
  },
  in: {
    recognises: (bytes) => /<workout_file[\s>]/i.test(openingOf(bytes)),
    decode: decodeZwo,
  },
}

function encode(workout: FileWorkout, { reference }: EncodeOptions): Uint8Array<ArrayBuffer> {
  const threshold = workout.sport === 'cycling' ? ftpOf(workout, reference).watts : reference
  return utf8(zwoText(spared(workout).workout, threshold))
}
