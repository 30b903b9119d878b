// The records of a ZIP archive: PKWARE's APPNOTE.TXT 6.3.10, with ZIP64 where there are many files or many bytes.

import { sumOf } from '#domain/units/numbers.ts'

/** A file in an archive. Sizes are in bytes; `offset` is where its record begins. */
export type Written = {
  name: Buffer
  at: Date
  offset: number
  crc: number
  packed: number
  size: number
  /** Whether the sizes stand behind the file. */
  isStreamed: boolean
}

const VERSION_DEFLATE = 20
const VERSION_ZIP64 = 45
const UTF8_NAMES = 0x800
const SIZES_BEHIND = 0x8
const DEFLATE = 8
const MAX_16 = 0xffff
const MAX_32 = 0xffffffff

/** The record in front of a file. */
export function localHeader(file: Written): Buffer {
  return Buffer.concat([numbers([4, 0x04034b50], [2, VERSION_DEFLATE], ...common(file), [2, 0]), file.name])
}

/** The sizes behind a streamed file. */
export function sizesAfter({ crc, packed, size }: Written): Buffer {
  return numbers([4, 0x08074b50], [4, crc], [4, packed], [4, size])
}

/** The list of all files, and the end of the archive. */
export function endOfArchive(files: readonly Written[], start: number): Buffer {
  const list = Buffer.concat(files.map(listed))
  const needs64 = files.length >= MAX_16 || start >= MAX_32 || list.byteLength >= MAX_32
  const count = needs64 ? MAX_16 : files.length
  const [bytes, from] = needs64 ? [MAX_32, MAX_32] : [list.byteLength, start]
  const end = numbers([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, bytes], [4, from], [2, 0])
  return Buffer.concat([list, ...(needs64 ? [endOf64(files.length, list.byteLength, start)] : []), end])
}

function endOf64(count: number, bytes: number, start: number): Buffer {
  // 44 is the size of the record behind these twelve bytes.
  const about: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, VERSION_ZIP64],
    [2, VERSION_ZIP64],
    [8, 0],
  ]
  const record = numbers(...about, [8, count], [8, count], [8, bytes], [8, start])
  return Buffer.concat([record, numbers([4, 0x07064b50], [4, 0], [8, start + bytes], [4, 1])])
}

function listed(file: Written): Buffer {
  const isFar = file.offset >= MAX_32
  const extra = isFar ? numbers([2, 1], [2, 8], [8, file.offset]) : Buffer.alloc(0)
  const about: Field[] = [
    [4, 0x02014b50],
    [2, VERSION_ZIP64],
    [2, isFar ? VERSION_ZIP64 : VERSION_DEFLATE],
  ]
  // No comment, the first disk, no attributes.
  const rest: Field[] = [
    [2, extra.byteLength],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? MAX_32 : file.offset],
  ]
  const record = numbers(...about, ...common(file), ...rest)
  return Buffer.concat([record, file.name, extra])
}

function common({ name, at, crc, packed, size, isStreamed }: Written): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const flags = UTF8_NAMES | (isStreamed ? SIZES_BEHIND : 0)
  return [
    [2, flags],
    [2, DEFLATE],
    [2, time],
    [2, day],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.byteLength],
  ]
}

/** A number and how many bytes it takes, least first. */
type Field = readonly [bytes: 2 | 4 | 8, value: number]

function numbers(...fields: readonly Field[]): Buffer {
  const record = Buffer.alloc(sumOf(fields, ([bytes]) => bytes))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) record.writeBigUInt64LE(BigInt(value), at)
    else record.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return record
}
