import { intervalsLosses } from './intervals/losses.ts'
import { decodeIntervals } from './intervals/read.ts'
import { intervalsText } from './intervals/write.ts'
import { sayEfforts } from './shared/effort-notes.ts'
import type { Format } from './shared/format.ts'
import { encodeUtf8, openingOf } from './shared/text-codec.ts'

/**
 * The text that intervals.icu makes workouts of. Its words are those of its maintainer's quick guide
 * (forum.intervals.icu/t/workout-builder-syntax-quick-guide/123701); metres are `mtr`, for `m` is minutes.
 */
export const intervals: Format = {
  id: 'intervals',
  label: 'intervals.icu text',
  readers: 'intervals.icu: paste it into a planned workout',
  extension: 'txt',
  mime: 'text/plain',
  out: {
    losses: (workout, options) => intervalsLosses(sayEfforts(workout), options),
    encode: (workout, options) => encodeUtf8(intervalsText(sayEfforts(workout), options)),
  },
  in: { recognises, decode: decodeIntervals },
}

/** Files of other kinds begin with a sign of their own; a text of workouts has a dash and a figure on a line. */
function recognises(bytes: Uint8Array): boolean {
  const text = openingOf(bytes, 4000)
  if (/^\s*[<{[]/.test(text) || /[^\P{Cc}\s]/u.test(text)) return false
  return /^[ \t]{0,8}[-*•–][^\n]*\d/m.test(text) || /^\s{0,8}sport\s?:/im.test(text)
}
