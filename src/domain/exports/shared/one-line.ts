import { encodeUtf8 } from './text-codec.ts'

/** Bytes of a workout's name on a watch. */
export const MAX_NAME_BYTES = 48

/** Text as a watch shows it: on one line, at most `maxBytes` bytes of UTF-8. */
export function cutToOneLine(text: string, maxBytes: number): string {
  return cutBetweenCharacters(toOneLine(text), maxBytes, (part) => encodeUtf8(part).length)
}

/** The text with blanks, line ends and control characters as single blanks, and none around it. */
export function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * The longest beginning of a line whose characters take at most `max` by `sizeOf`. Cut between characters as people see
 * them, so that neither an umlaut nor a flag is left in half.
 */
export function cutBetweenCharacters(line: string, max: number, sizeOf: (text: string) => number): string {
  if (sizeOf(line) <= max) return line
  let kept = ''
  let size = 0
  for (const { segment } of graphemes.segment(line)) {
    size += sizeOf(segment)
    if (size > max) break
    kept += segment
  }
  return kept.trim()
}

// Graphemes do not depend on the language: any locale gives the same cuts.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
