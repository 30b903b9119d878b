/** Bytes of text in UTF-8; half a character becomes the sign for one that is broken. The domain knows no TextEncoder. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3 * text.length)
  let size = 0
  const tail = (bits: number) => {
    bytes[size++] = 0x80 | (bits & 0x3f)
  }
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes[size++] = code
    else if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6)
      tail(code)
    } else if (code < 0x10000) {
      bytes[size++] = 0xe0 | (code >> 12)
      tail(code >> 6)
      tail(code)
    } else {
      bytes[size++] = 0xf0 | (code >> 18)
      tail(code >> 12)
      tail(code >> 6)
      tail(code)
    }
  }
  return bytes.slice(0, size)
}

/** Well-formed UTF-8 as text; undefined where the bytes are none. The domain knows no TextDecoder. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const pieces: string[] = []
  let codes: number[] = []
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0
    const size = sizeOf(first)
    if (size === undefined || at + size > bytes.length) return undefined
    let code = size === 1 ? first : first & (0xff >> (size + 1))
    for (let next = 1; next < size; next += 1) {
      const byte = bytes[at + next] ?? 0
      if ((byte & 0xc0) !== 0x80) return undefined
      code = code * 64 + (byte & 0x3f)
    }
    if (code < (LEAST[size] ?? 0) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined
    codes.push(code)
    at += size
    if (codes.length === PIECE_CHARACTERS || at === bytes.length) {
      pieces.push(String.fromCodePoint(...codes))
      codes = []
    }
  }
  return pieces.join('')
}

/** The least code that may be written in so many bytes: a longer form of a shorter code is no UTF-8. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]
const PIECE_CHARACTERS = 8192

function sizeOf(first: number): number | undefined {
  if (first < 0x80) return 1
  if (first >= 0xc0 && first < 0xe0) return 2
  if (first >= 0xe0 && first < 0xf0) return 3
  return first >= 0xf0 && first < 0xf8 ? 4 : undefined
}
