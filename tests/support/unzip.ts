import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by their names, read by its list at the end; throws if a file is damaged. */
export function unzip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const is64 = bytes.readUInt32LE(end + 16) === 0xffffffff
  const end64 = is64 ? Number(bytes.readBigUInt64LE(end - 20 + 8)) : 0
  const count = is64 ? Number(bytes.readBigUInt64LE(end64 + 32)) : bytes.readUInt16LE(end + 10)
  let at = is64 ? Number(bytes.readBigUInt64LE(end64 + 48)) : bytes.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error(`No file stands at ${at}`)
    const [crc, packed, size] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place)) as [number, number, number]
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(start, start + packed))
    if (content.byteLength !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    if (files.has(name)) throw new Error(`${name} is there twice`)
    files.set(name, content)
    at += 46 + nameLength + extraLength
  }
  return files
}
