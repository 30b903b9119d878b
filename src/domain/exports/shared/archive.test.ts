import { expect, test } from 'vitest'
import { archiveReason } from './archive.ts'

test.each([
  ['ZIP', [0x50, 0x4b, 3, 4, 20, 0]],
  ['gzip', [0x1f, 0x8b, 8, 0]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
])('a %s archive says what to do with it', (name, bytes) => {
  expect(archiveReason(Uint8Array.from(bytes))).toBe(
    `This file is a ${name} archive: unpack it and import the files in it.`,
  )
})

test('other files are no archives', () => {
  expect(archiveReason(Uint8Array.from(Buffer.from('PK is a name')))).toBeUndefined()
  expect(archiveReason(new Uint8Array())).toBeUndefined()
})
