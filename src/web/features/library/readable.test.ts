import { expect, test } from 'vitest'
import { formats } from '#domain/exports/registry.ts'
import { readable } from './readable.ts'

test('the library offers exactly the formats that the server reads', () => {
  const read = formats.flatMap((format) => (format.in ? [format.extension] : []))
  expect(readable.map(({ extension }) => extension).toSorted()).toEqual(read.toSorted())
})
