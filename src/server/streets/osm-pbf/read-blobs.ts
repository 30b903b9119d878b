import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { readFields } from './read-fields.ts'
import { UnreadableStreets } from './unreadable.ts'

/**
 * The unpacked data blocks of a file in OpenStreetMap's PBF format, one at a time. `report` is told the share of the file
 * that has been read.
 */
export function* readBlobs(file: string, report: (share: number) => void = () => undefined): Generator<Uint8Array> {
  const handle = openSync(file, 'r')
  try {
    const status = fstatSync(handle)
    if (status.isDirectory()) throw new UnreadableStreets('This is a folder. Give a file in the .osm.pbf format.')
    const { size } = status
    let [at, unpacked] = [0, 0]
    const take = (length: number, what: string) => {
      if (length > size - at) throw new UnreadableStreets(`The file ends in the middle of ${what}.`)
      const bytes = Buffer.alloc(length)
      if (readSync(handle, bytes, 0, length, at) < length)
        throw new UnreadableStreets('The file became shorter while it was read.')
      at += length
      return bytes
    }
    if (size === 0) throw new UnreadableStreets('The file is empty.')
    while (at < size) {
      const headerLength = take(4, 'a block').readUInt32BE()
      if (headerLength > MAX_HEADER_BYTES) throw new UnreadableStreets('This is not a file in the .osm.pbf format.')
      const header = readBlobHeader(take(headerLength, 'a block'))
      if (header.bytes > MAX_BLOB_BYTES)
        throw new UnreadableStreets('A block of the file is larger than the format allows.')
      const blob = take(header.bytes, 'a block')
      if (header.type !== 'OSMData') continue
      const block = unpack(blob)
      unpacked += block.byteLength
      if (unpacked > Math.max(MAX_BLOB_BYTES * 2, size * MAX_EXPANSION))
        throw new UnreadableStreets(`The file unpacks to more than ${MAX_EXPANSION} times its size, as no map does.`)
      yield block
      report(at / size)
    }
  } finally {
    closeSync(handle)
  }
}

function readBlobHeader(bytes: Uint8Array): { type: string; bytes: number } {
  return readFields(
    bytes,
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString()
      if (tag === 3) header.bytes = pbf.readVarint()
    },
    { type: '', bytes: 0 },
  )
}

function unpack(bytes: Uint8Array): Uint8Array {
  const blob = readFields<{ raw?: Uint8Array; zlib?: Uint8Array }>(
    bytes,
    (tag, parts, pbf) => {
      if (tag === 1) parts.raw = pbf.readBytes()
      if (tag === 3) parts.zlib = pbf.readBytes()
    },
    {},
  )
  if (blob.raw) return blob.raw
  if (!blob.zlib) throw new UnreadableStreets('A block is packed in another way than zlib, which is not supported.')
  return inflateSync(blob.zlib, { maxOutputLength: MAX_BLOB_BYTES })
}

/** The limits of the format, which OpenStreetMap's description of it gives. */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOB_BYTES = 32 * 1024 * 1024

/** Extracts unpack to two to six times their size. */
const MAX_EXPANSION = 100
