import { printText } from '../text/print.ts'
import type { Format } from './shared/format.ts'
import { encodeUtf8 } from './shared/text-codec.ts'

/** A workout as people type it, without losses. The format of intervals.icu reads it, too. */
export const text: Format = {
  id: 'text',
  label: 'Workout text',
  readers: 'Anyone who likes to read and type: Import in the library takes it back as it was',
  extension: 'txt',
  mime: 'text/plain',
  out: { losses: () => [], encode: (workout) => encodeUtf8(printText(workout)) },
}
