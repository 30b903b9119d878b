/** Bytes of Windows-1252 as text; latin-1 is part of it, but for control characters nobody writes. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; from += PIECE_CHARACTERS)
    pieces.push(String.fromCharCode(...Array.from(bytes.subarray(from, from + PIECE_CHARACTERS), unitOf)))
  return pieces.join('')
}

function unitOf(byte: number): number {
  return byte >= 0x80 && byte < 0xa0 ? c1.charCodeAt(byte - 0x80) : byte
}

// The WHATWG's index of windows-1252, 0x80 to 0x9F; the five bytes without a character stay what they are.
const c1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const PIECE_CHARACTERS = 8192
