/** Why an archive is not read; undefined if the bytes are none. */
export function archiveReason(bytes: Uint8Array): string | undefined {
  const kind = archives.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))
  return kind && `This file is a ${kind.name} archive: unpack it and import the files in it.`
}

const archives = [
  { name: 'ZIP', begins: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'gzip', begins: [0x1f, 0x8b] },
  { name: '7z', begins: [0x37, 0x7a, 0xbc, 0xaf] },
]
