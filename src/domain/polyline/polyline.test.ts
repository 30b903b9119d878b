import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { decodePolyline, encodePolyline } from './polyline.ts'

test("the example of Google's description is encoded as it stands there", () => {
  const line: [number, number][] = [
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ]
  expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line)
})

const anyPlace = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)

testProperty('every line is read back to five decimals', 1_000, (drawing) => {
  fc.assert(
    fc.property(fc.array(anyPlace), (line) => {
      const read = decodePolyline(encodePolyline(line)) ?? []
      expect(read).toHaveLength(line.length)
      for (const [at, place] of read.entries())
        for (const axis of [0, 1] as const) expect(Math.abs(place[axis] - (line[at]?.[axis] ?? 0))).toBeLessThan(5.1e-6)
    }),
    drawing,
  )
})

// Mostly of the characters that polylines consist of.
const anyText = fc
  .array(fc.integer({ min: 62, max: 127 }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes))

testProperty('any other text is refused or read within the bounds of the earth', 1_000, (drawing) => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const [latitude] of decodePolyline(text) ?? []) expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
    }),
    drawing,
  )
})

test.each(['_', '_p~iF', '_p~iF~ps|U_', ' ', 'é', '~~~~~~~~~~~~~~~~~~~~?'])('%j is no line', (text) => {
  expect(decodePolyline(text)).toBeUndefined()
})
