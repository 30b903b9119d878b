import { encodeUtf8 } from './bytes/utf8.ts'

/** Bytes of a workout's name on a watch. */
export const MAX_NAME_BYTES = 48

/**
 * Text as a watch shows it: one line, no control characters, at most `bytes` bytes of UTF-8, cut between two
 * characters as people see them, so that neither an umlaut nor a flag is left in half.
 */
export function cutToOneLine(text: string, bytes: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (encodeUtf8(line).length <= bytes) return line
  let kept = ''
  let size = 0
  for (const { segment } of characters.segment(line)) {
    size += encodeUtf8(segment).length
    if (size > bytes) break
    kept += segment
  }
  return kept.trimEnd()
}

// Characters as people count them do not depend on the language; any locale gives the same cuts.
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
