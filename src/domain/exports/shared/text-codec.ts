// Declared here: the domain compiles without the types of the DOM or Node, which both have the two classes.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252', options?: { fatal: boolean })
  decode(bytes: Uint8Array, options?: { stream: boolean }): string
}

/** Bytes of a text in UTF-8; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/**
 * Decodes a file's bytes as text, whatever program wrote them: UTF-8 or UTF-16 with or without a byte order mark, else
 * Windows-1252, which latin-1 is part of. Lines end with `\n`. Never throws: bytes that are no text give odd characters.
 */
export function textOf(bytes: Uint8Array): string {
  return decodeFile(bytes, false)
}

/** The first characters of the text, for telling kinds of files apart: at most `maxBytes` bytes are decoded. */
export function openingOf(bytes: Uint8Array, maxBytes = 2000): string {
  return decodeFile(bytes.subarray(0, maxBytes), bytes.length > maxBytes)
}

/** Text in UTF-8, else in Windows-1252. Of bytes that are cut off, an incomplete last character is left out. */
export function decodeText(bytes: Uint8Array, isCut = false): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function decodeFile(bytes: Uint8Array, isCut: boolean): string {
  const utf16 = utf16Of(bytes)
  // As a stream, the decoder leaves out an odd byte at the end.
  const text = utf16 ? new TextDecoder(utf16).decode(bytes, { stream: true }) : decodeText(bytes, isCut)
  return text.replaceAll(/\r\n?/g, '\n')
}

/** The byte order of UTF-16; undefined if the bytes are not UTF-16. */
function utf16Of([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark, the files read here still begin with two ASCII characters: every other byte is 0.
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second > 0 && third === 0 && fourth > 0 ? 'utf-16be' : undefined
}
