import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { cutToOneLine } from './one-line.ts'
import { encodeUtf8 } from './text-codec.ts'

test.each([
  ['Long run', 48, 'Long run'],
  ['Größe', 4, 'Grö'],
  ['Größe', 3, 'Gr'],
  ['Los 🏊🏽‍♀️!', 10, 'Los'],
  ['Los 🏊🏽‍♀️!', 40, 'Los 🏊🏽‍♀️!'],
  ['one\ntwo\t three\u0000', 48, 'one two three'],
  ['   ', 48, ''],
  ['half \ud83c', 48, 'half \ufffd'],
])('a watch with room for %j in %i bytes shows %j', (text, bytes, shown) => {
  expect(cutToOneLine(text, bytes)).toBe(shown)
})

testProperty('text never takes more bytes than it is given, and never ends in half a character', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 50 }), (text, bytes) => {
      const shown = cutToOneLine(text, bytes)
      expect(encodeUtf8(shown).length).toBeLessThanOrEqual(bytes)
      expect(
        text
          .trim()
          .replaceAll(/[\s\p{Cc}]+/gu, ' ')
          .startsWith(shown),
      ).toBe(true)
    }),
    drawing,
  )
})
