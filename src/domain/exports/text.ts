import { printText } from '../text/print.ts'
import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { Format } from './shared/format.ts'

/**
 * A workout as people type it, with nothing left out. It is read by way of intervals.icu's text, whose readers take both.
 */
export const text: Format = {
  id: 'text',
  label: 'Workout text',
  readers: 'Anyone who likes to read and type: Import in the library takes it back as it was',
  extension: 'txt',
  mime: 'text/plain',
  out: { losses: () => [], encode: (workout) => encodeUtf8(printText(workout)) },
}
