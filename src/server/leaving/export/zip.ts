import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { endOfArchive, localHeader, sizesAfter, type Written } from './zip-records.ts'

/** A file to put into a ZIP archive: its bytes, or its text piece by piece if it may be large. */
export type ZipEntry = { name: string; content: Uint8Array | AsyncIterable<string> }

/** A ZIP archive of these files, piece by piece. Holds one file at a time, and 100 bytes for each one that is done. */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const file = { name: Buffer.from(name), at, offset, crc: 0, packed: 0, size: 0, isStreamed: !isBytes(content) }
    for await (const piece of isBytes(content) ? wholeFile(file, content) : streamedFile(file, content)) {
      offset += piece.byteLength
      yield piece
    }
    if (Math.max(file.packed, file.size) > MAX_FILE_BYTES) throw new Error(`${name} is too large for the archive`)
    written.push(file)
  }
  yield endOfArchive(written, offset)
}

/** Sizes of a file have 32 bits. */
const MAX_FILE_BYTES = 0xfffffffe

const isBytes = (content: ZipEntry['content']) => content instanceof Uint8Array

async function* wholeFile(file: Written, content: Uint8Array) {
  const packed = deflateRawSync(content)
  Object.assign(file, { crc: crc32(content), packed: packed.byteLength, size: content.byteLength })
  yield localHeader(file)
  yield packed
}

/** The sizes of a file that is written while it is made stand behind it. */
async function* streamedFile(file: Written, content: AsyncIterable<string>) {
  yield localHeader(file)
  const deflate = createDeflateRaw()
  const source = Readable.from(counted(file, content), { objectMode: false })
  // Its failure reaches the reader of `deflate` below.
  pipeline(source, deflate).catch(() => undefined)
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    file.packed += piece.byteLength
    yield piece
  }
  yield sizesAfter(file)
}

async function* counted(file: Written, content: AsyncIterable<string>) {
  for await (const text of content) {
    const piece = Buffer.from(text)
    file.crc = crc32(piece, file.crc)
    file.size += piece.byteLength
    yield piece
  }
}
