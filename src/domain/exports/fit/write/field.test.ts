import { expect, test } from 'vitest'
import { enumeration, noUint32, string, uint16, uint32, uint32z } from './field.ts'

test.each([
  [enumeration(1, 5), 0x00, [5]],
  [enumeration(1, 255), 0x00, [254]],
  [enumeration(1, -1), 0x00, [0]],
  [uint16(1, 0x0102), 0x84, [2, 1]],
  [uint16(1, 70_000), 0x84, [0xfe, 0xff]],
  [uint16(1, 1.5), 0x84, [2, 0]],
  [uint32(1, 0x01020304), 0x86, [4, 3, 2, 1]],
  [uint32(1, 2 ** 40), 0x86, [0xfe, 0xff, 0xff, 0xff]],
  [uint32z(1, 1), 0x8c, [1, 0, 0, 0]],
  [noUint32(1), 0x86, [0xff, 0xff, 0xff, 0xff]],
  [string(1, 'aé'), 0x07, [0x61, 0xc3, 0xa9, 0]],
  [string(1, 'ab', 5), 0x07, [0x61, 0x62, 0, 0, 0]],
  [string(1, 'ab', 2), 0x07, [0x61, 0x62, 0]],
])('the field %j has its bytes, the least first', (field, baseType, bytes) => {
  expect(field).toEqual({ number: 1, baseType, bytes })
})
