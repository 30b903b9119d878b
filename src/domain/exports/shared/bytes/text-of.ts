import { decodeUtf8 } from './utf8.ts'
import { decodeWindows1252 } from './windows-1252.ts'

/**
 * Decodes a file's bytes as text, whatever program wrote them: UTF-8 or UTF-16 with or without a byte order mark, else
 * Windows-1252, which latin-1 is part of. Lines end with `\n`. Never throws: bytes that are no text give odd characters.
 */
export function textOf(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll(/\r\n?/g, '\n')
}

/** The first characters of the text, for telling kinds of files apart: about `most` bytes are looked at. */
export function openingOf(bytes: Uint8Array, most = 2000): string {
  if (bytes.length <= most) return textOf(bytes)
  // An even number for UTF-16; and UTF-8 is not cut inside a character, of which continuing bytes begin with 10.
  let end = most - (most % 2)
  if (!utf16Of(bytes)) while (end > most - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return textOf(bytes.subarray(0, end))
}

function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return decodedUtf16(bytes.subarray(utf16.from), utf16.bigEndian)
  return decodeUtf8(startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes) ?? decodeWindows1252(bytes)
}

/** Where UTF-16 begins and which byte comes first; undefined where it is not UTF-16. */
function utf16Of(bytes: Uint8Array): { from: number; bigEndian: boolean } | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return { from: 2, bigEndian: false }
  if (startsWith(bytes, 0xfe, 0xff)) return { from: 2, bigEndian: true }
  // Without a mark, files of ours still begin with two letters or signs of ASCII: every other byte is 0.
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return { from: 0, bigEndian: false }
  if (first === 0 && second > 0 && third === 0 && fourth > 0) return { from: 0, bigEndian: true }
  return undefined
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function decodedUtf16(bytes: Uint8Array, bigEndian: boolean): string {
  const [high, low] = bigEndian ? [0, 1] : [1, 0]
  const pieces: string[] = []
  for (let from = 0; from + 1 < bytes.length; from += PIECE_CHARACTERS) {
    const units: number[] = []
    for (let at = from; at < Math.min(from + PIECE_CHARACTERS, bytes.length - 1); at += 2)
      units.push((bytes[at + high] ?? 0) * 256 + (bytes[at + low] ?? 0))
    pieces.push(String.fromCharCode(...units))
  }
  return pieces.join('').toWellFormed()
}

/** An even number of bytes, so few that they can be arguments of one call. */
const PIECE_CHARACTERS = 8192
