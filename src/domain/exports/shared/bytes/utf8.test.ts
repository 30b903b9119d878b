import fc from 'fast-check'
import { expect } from 'vitest'
import { drawnTwice } from '#tests/support/drawn.ts'
import { encodeUtf8 } from './utf8.ts'

drawnTwice('text becomes the UTF-8 that everyone reads', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Buffer.from(encodeUtf8(text))).toEqual(Buffer.from(text))
    }),
    drawing,
  )
})
