import { encodeUtf8 } from '../../shared/bytes/utf8.ts'

/** A field of a FIT message: its number in the profile, its base type, and its value as the file carries it. */
export type Field = { number: number; baseType: number; bytes: readonly number[] }

// All bits set means "no value" in every unsigned type, so the largest figure one can say is one below.
const LARGEST = { 1: 0xfe, 2: 0xfffe, 4: 0xfffffffe }

export function enumeration(number: number, value: number): Field {
  return { number, baseType: 0x00, bytes: unsigned(value, 1) }
}

export function uint16(number: number, value: number): Field {
  return { number, baseType: 0x84, bytes: unsigned(value, 2) }
}

export function uint32(number: number, value: number): Field {
  return { number, baseType: 0x86, bytes: unsigned(value, 4) }
}

/** A 32-bit figure of which 0 means "no value". */
export function uint32z(number: number, value: number): Field {
  return { number, baseType: 0x8c, bytes: unsigned(value, 4) }
}

/** A 32-bit field without a value. */
export function noUint32(number: number): Field {
  return { number, baseType: 0x86, bytes: [0xff, 0xff, 0xff, 0xff] }
}

/** UTF-8 text with its closing zero, filled up with zeros to `size` bytes. */
export function string(number: number, value: string, size = 0): Field {
  const bytes = [...encodeUtf8(value), 0]
  const filling = Array.from({ length: Math.max(0, size - bytes.length) }, () => 0)
  return { number, baseType: 0x07, bytes: [...bytes, ...filling] }
}

function unsigned(value: number, size: 1 | 2 | 4): number[] {
  const whole = Math.min(LARGEST[size], Math.max(0, Math.round(value)))
  return Array.from({ length: size }, (_, byte) => Math.floor(whole / 256 ** byte) % 256)
}
