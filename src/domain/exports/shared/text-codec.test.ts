import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { encodeUtf8, openingOf, textOf } from './text-codec.ts'

const bytes = (...all: number[]) => Uint8Array.from(all)
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const utf16le = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16())

test.each([
  ['UTF-8', new TextEncoder().encode('Größe 🏊')],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Größe 🏊'))],
  ['UTF-16 with a mark, little end first', bytes(0xff, 0xfe, ...utf16le('Größe 🏊'))],
  ['UTF-16 with a mark, big end first', bytes(0xfe, 0xff, ...utf16be('Größe 🏊'))],
  ['UTF-16 without a mark', utf16le('Größe 🏊')],
  ['UTF-16 without a mark, big end first', utf16be('Größe 🏊')],
])('%s is read', (_, file) => {
  expect(textOf(file)).toBe('Größe 🏊')
})

test('latin-1 and Windows-1252 are read where the bytes are no UTF-8', () => {
  expect(textOf(latin1('Größe: 4×8'))).toBe('Größe: 4×8')
  expect(textOf(bytes(0x80, 0x20, 0x93, 0x61, 0x94))).toBe('€ “a”')
})

test('the upper bytes of Windows-1252 are its own, and the five without a character stay control characters', () => {
  const upper = Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)
  expect(textOf(upper)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ')
})

test('an odd byte at the end of UTF-16 is left out, half a pair is replaced', () => {
  expect(textOf(bytes(0xff, 0xfe, 0x41, 0, 0x42))).toBe('A')
  expect(textOf(bytes(0x41, 0, 0x42, 0, 0x43))).toBe('AB')
  expect(textOf(bytes(0xff, 0xfe, 0x3d, 0xd8, 0x41, 0))).toBe('\ufffdA')
})

test('two ASCII characters with a zero each are the least that is read as UTF-16', () => {
  expect(textOf(bytes(0x41, 0, 0, 0x42))).toBe('A\0\0B')
  expect(textOf(bytes(0, 0x41, 0x42, 0))).toBe('\0AB\0')
  expect(textOf(bytes(0, 0x41, 0, 0x42))).toBe('AB')
})

test('half a surrogate pair is written as the sign for a broken character', () => {
  expect(encodeUtf8('a\ud83d')).toEqual(bytes(0x61, 0xef, 0xbf, 0xbd))
})

test.each([
  ['c2 a9', '©'],
  ['e0 a0 80', '\u0800'],
  ['f0 90 80 80', '\u{10000}'],
  ['ed 9f bf', '\ud7ff'],
  ['f4 8f bf bf', '\u{10ffff}'],
])('the bytes %s are UTF-8', (hex, text) => {
  expect(textOf(Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex')))).toBe(text)
})

test.each(['ed a0 80', 'ed bf bf', 'f4 90 80 80', 'f8 90 80 80', 'c1 bf', 'e0 9f bf', 'f0 8f bf bf', '80', 'c3'])(
  'the bytes %s are no UTF-8',
  (hex) => {
    const file = Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
    expect(textOf(file)).toBe(new TextDecoder('windows-1252').decode(file))
  },
)

test('every kind of line end is read alike', () => {
  expect(textOf(latin1('one\r\ntwo\rthree\nfour\r\n'))).toBe('one\ntwo\nthree\nfour\n')
})

testProperty('every text in UTF-8 is read as TextDecoder reads it', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const written = new TextEncoder().encode(text)
      const read = new TextDecoder('utf-8').decode(written).replaceAll(/\r\n?/g, '\n')
      if (written[1] !== 0 && written[0] !== 0) expect(textOf(written)).toBe(read)
    }),
    drawing,
  )
})

testProperty('bytes count as UTF-8 exactly if TextDecoder accepts them, and any bytes give a text', 2000, (drawing) => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.array(
      fc.constantFrom<number>(0xf4, 0x8f, 0x90, 0xbf, 0xed, 0xa0, 0x9f, 0xc0, 0xc2, 0xe0, 0xf0, 0xf8, 0x41, 0x80),
    ),
  )
  fc.assert(
    fc.property(anyBytes, (file) => {
      const read = textOf(Uint8Array.from(file))
      expect(read.isWellFormed()).toBe(true)
      if (file.includes(0) || file[0] === 0xff || file[0] === 0xfe) return
      const strict = strictly(Uint8Array.from(file))
      expect(read).toBe(
        (strict ?? new TextDecoder('windows-1252').decode(Uint8Array.from(file))).replaceAll(/\r\n?/g, '\n'),
      )
    }),
    drawing,
  )
})

test.each([
  ['a', 'aé'.repeat(3000)],
  ['four bytes', '🏊'.repeat(2000)],
  ['three bytes', `x${'€'.repeat(2000)}`],
])('the opening of a long text of %s is cut between characters', (_, text) => {
  for (const most of [10, 11, 12, 13, 2000, 2001]) {
    const opening = openingOf(new TextEncoder().encode(text), most)
    expect(text.startsWith(opening)).toBe(true)
    expect(opening.length).toBeGreaterThan(2)
    expect(opening.length).toBeLessThanOrEqual(most)
  }
  expect(
    text.startsWith(
      openingOf(bytes(0xff, 0xfe, ...utf16le(text)), 100)
        .toWellFormed()
        .replace('\ufffd', ''),
    ),
  ).toBe(true)
})

test('the opening of a short text is the whole text', () => {
  expect(openingOf(latin1('<a/>'))).toBe('<a/>')
  expect(openingOf(latin1('<a/>x'), 5)).toBe('<a/>x')
})

function strictly(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}
