import { expect, test } from 'vitest'
import { isPlain, quote, readQuoted } from './quoted.ts'

test.each([
  ['Easy', '"Easy"'],
  [' “Go” ', '" “Go” "'],
  ['say "go"', String.raw`"say \"go\""`],
  ['C:\\new', String.raw`"C:\\new"`],
  ['a\nb\rc\td', String.raw`"a\nb\rc\td"`],
  ['\u0001\u2028\u2029\u007f', String.raw`"\u{1}\u{2028}\u{2029}\u{7f}"`],
])('%j is written in quotes and read back', (text, written) => {
  expect(quote(text)).toBe(written)
  expect(readQuoted(`x ${written} y`, 2)).toEqual({ text, end: 2 + written.length })
})

test.each([
  ['“Easy”', 'Easy'],
  ['“a \\n”', 'a \\n'],
  [String.raw`"\u{1F6b4} \U{41}"`, '🚴 A'],
  [String.raw`"\u{110000}"`, String.raw`\u{110000}`],
  [String.raw`"\u{10ffff}"`, '\u{10ffff}'],
  [String.raw`"\x \u \'"`, "x u '"],
])('%s is read as %j', (written, text) => {
  expect(readQuoted(written, 0)).toEqual({ text, end: written.length })
})

test.each(['', 'Easy', 'x "Easy"', '"Easy', String.raw`"Easy\"`, '“Easy', '“Easy"', '“a “b'])(
  '%s opens or closes no quotes',
  (written) => {
    expect(readQuoted(written, 0)).toBeUndefined()
  },
)

test.each([
  ['Easy hour', true],
  ['', true],
  ['It’s 5’ / 2\\', true],
  [' Easy', false],
  ['Easy ', false],
  ['say "go"', false],
  ['“Go”', false],
  ['a\tb', false],
  ['a\u2028b', false],
])('%j can be written without quotes: %s', (text, can) => {
  expect(isPlain(text)).toBe(can)
})
