import { readEfforts, sayEfforts } from './shared/effort-notes.ts'
import type { Format } from './shared/format.ts'
import { encodeUtf8, openingOf } from './shared/text-codec.ts'
import { thresholdOf } from './shared/trainer/ftp.ts'
import { trimToSizeLimit } from './shared/trim-to-size-limit.ts'
import { decodeZwo } from './zwo/read/decode.ts'
import { zwoLosses } from './zwo/write/losses.ts'
import { zwoText } from './zwo/write/write.ts'

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
    losses: (workout, { reference }) => zwoLosses(sayEfforts(workout), reference),
    encode: (workout, { reference }) =>
      encodeUtf8(zwoText(trimToSizeLimit(sayEfforts(workout)).workout, thresholdOf(workout, reference))),
  },
  in: {
    recognises: (bytes) => /<workout_file[\s>]/i.test(openingOf(bytes)),
    decode: (bytes, options) => readEfforts(decodeZwo(bytes, options)),
  },
}
