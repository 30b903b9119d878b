import { encodeUtf8 } from '../../shared/text-codec.ts'

/** A field of a FIT message: its number in the profile, its base type, and its value as the file carries it. */
export type Field = { number: number; baseType: number; bytes: readonly number[] }

export const enumeration = unsignedField(0x00, 1)
export const uint16 = unsignedField(0x84, 2)
export const uint32 = unsignedField(0x86, 4)
/** A 32-bit figure of which 0 means "no value". */
export const uint32z = unsignedField(0x8c, 4)

/** A 32-bit field without a value. */
export function noUint32(number: number): Field {
  return { number, baseType: 0x86, bytes: [0xff, 0xff, 0xff, 0xff] }
}

/** A 16-bit field without a value. */
export function noUint16(number: number): Field {
  return { number, baseType: 0x84, bytes: [0xff, 0xff] }
}

/** A signed figure of 32 bits, in two's complement. The largest one means "no value": it becomes the one below. */
export function sint32(number: number, value: number): Field {
  const whole = Math.min(2 ** 31 - 2, Math.max(-(2 ** 31), Math.round(value))) >>> 0
  return { number, baseType: 0x85, bytes: Array.from({ length: 4 }, (_, byte) => (whole >>> (8 * byte)) & 0xff) }
}

/** UTF-8 text with its closing zero, filled up with zeros to `size` bytes. */
export function string(number: number, value: string, size = 0): Field {
  const bytes = [...encodeUtf8(value), 0]
  while (bytes.length < size) bytes.push(0)
  return { number, baseType: 0x07, bytes }
}

/** Fields of whole figures, least byte first. All bits set means "no value": greater figures become the one below. */
function unsignedField(baseType: number, size: 1 | 2 | 4) {
  const largest = 256 ** size - 2
  return (number: number, value: number): Field => {
    const whole = Math.min(largest, Math.max(0, Math.round(value)))
    return { number, baseType, bytes: Array.from({ length: size }, (_, byte) => Math.floor(whole / 256 ** byte) % 256) }
  }
}
