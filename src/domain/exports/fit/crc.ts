/** FIT's checksum: CRC-16 with the reflected polynomial 0xA001, from 0. */
export function crc(bytes: Iterable<number>): number {
  let sum = 0
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return sum
}

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1
  return sum
})
