import { expect, test } from 'vitest'
import { endOfArchive } from './zip-records.ts'

const file = { name: Buffer.from('a'), at: new Date('2026-03-14T07:00:00Z'), crc: 1, packed: 2, size: 3 }

test('a small archive ends without ZIP64', () => {
  const end = endOfArchive([{ ...file, offset: 0, isStreamed: false }], 40)
  expect(end.byteLength).toBe(46 + 1 + 22)
  expect([end.readUInt16LE(47 + 10), end.readUInt32LE(47 + 12), end.readUInt32LE(47 + 16)]).toEqual([1, 47, 40])
})

test('more files than 16 bits count, and places beyond 4 GB, are written as ZIP64', () => {
  const [count, far] = [65_536, 5_000_000_000]
  const end = endOfArchive(new Array(count).fill({ ...file, offset: far, isStreamed: true }), far + 40)
  const listed = 46 + 1 + 12
  // The place stands behind the name of each file.
  expect([end.readUInt32LE(42), end.readUInt16LE(47), end.readBigUInt64LE(51)]).toEqual([0xffffffff, 1, BigInt(far)])
  const end64 = end.subarray(listed * count)
  expect(end64.readUInt32LE(0)).toBe(0x06064b50)
  const numbers = [24, 32, 40, 48].map((place) => Number(end64.readBigUInt64LE(place)))
  expect(numbers).toEqual([count, count, listed * count, far + 40])
  const locator = end64.subarray(56)
  expect([locator.readUInt32LE(0), Number(locator.readBigUInt64LE(8))]).toEqual([0x07064b50, far + 40 + listed * count])
  const last = locator.subarray(20)
  expect([last.readUInt32LE(0), last.readUInt16LE(10), last.readUInt32LE(16)]).toEqual([0x06054b50, 0xffff, 0xffffffff])
})
