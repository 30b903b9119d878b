/** Bytes of a workout's name on a watch. */
export const NAME_BYTES = 48

/**
 * Text as a watch shows it: one line, no control characters, at most `bytes` bytes of UTF-8, cut between two
 * characters as people see them, so that neither an umlaut nor a flag is left in half.
 */
export function fitted(text: string, bytes: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  let kept = ''
  let size = 0
  for (const { segment } of characters.segment(line)) {
    size += utf8(segment).length
    if (size > bytes) break
    kept += segment
  }
  return kept.trimEnd()
}

// Characters as people count them do not depend on the language; any locale gives the same cuts.
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Bytes of well-formed text in UTF-8. The domain knows no TextEncoder. */
export function utf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) return [code]
    if (code < 0x800) return [0xc0 | (code >> 6), tail(code)]
    if (code < 0x10000) return [0xe0 | (code >> 12), tail(code >> 6), tail(code)]
    return [0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code)]
  })
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f)
}
