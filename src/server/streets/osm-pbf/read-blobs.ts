import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { PbfReader } from 'pbf'

/** A file that cannot be read, as a sentence for the operator. */
export class UnreadableStreets extends Error {}

/** The unpacked data blocks of a file in OpenStreetMap's PBF format, one at a time. */
export function* readBlobs(file: string): Generator<Uint8Array> {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    let at = 0
    const take = (length: number, what: string) => {
      if (length > size - at) throw new UnreadableStreets(`The file ends in the middle of ${what}.`)
      const bytes = Buffer.alloc(length)
      readSync(handle, bytes, 0, length, at)
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
      if (header.type === 'OSMData') yield unpack(blob)
    }
  } finally {
    closeSync(handle)
  }
}

function readBlobHeader(bytes: Uint8Array): { type: string; bytes: number } {
  return new PbfReader(bytes).readFields(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString()
      if (tag === 3) header.bytes = pbf.readVarint()
    },
    { type: '', bytes: 0 },
  )
}

function unpack(bytes: Uint8Array): Uint8Array {
  const blob = new PbfReader(bytes).readFields<{ raw?: Uint8Array; zlib?: Uint8Array }>((tag, parts, pbf) => {
    if (tag === 1) parts.raw = pbf.readBytes()
    if (tag === 3) parts.zlib = pbf.readBytes()
  }, {})
  if (blob.raw) return blob.raw
  if (!blob.zlib) throw new UnreadableStreets('A block is packed in another way than zlib, which is not supported.')
  return inflateSync(blob.zlib, { maxOutputLength: MAX_BLOB_BYTES })
}

/** The limits of the format, which OpenStreetMap's description of it gives. */
const MAX_HEADER_BYTES = 64 * 1024
const MAX_BLOB_BYTES = 32 * 1024 * 1024
