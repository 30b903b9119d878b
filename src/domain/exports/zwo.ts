import { openingOf } from './shared/bytes/text-of.ts'
import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
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
    losses: (workout, { reference }) => zwoLosses(workout, reference),
    encode,
  },
  in: {
    recognises: (bytes) => /<workout_file[\s>]/i.test(openingOf(bytes)),
    decode: decodeZwo,
  },
}

function encode(workout: FileWorkout, { reference }: EncodeOptions): Uint8Array<ArrayBuffer> {
  return encodeUtf8(zwoText(trimToSizeLimit(workout).workout, thresholdOf(workout, reference)))
}
