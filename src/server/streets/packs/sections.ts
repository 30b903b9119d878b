/** A typed array in a pack: its type, where it begins (in bytes after the header), and how many items it has. */
export type Section = { type: ArrayType; offset: number; length: number }

export type SectionArray = Float64Array | Float32Array | Uint32Array | Uint8Array

const types = { Float64Array, Float32Array, Uint32Array, Uint8Array }

type ArrayType = keyof typeof types

/** Sections begin at multiples of this, which typed arrays need. */
const ALIGNMENT_BYTES = 8

/** Lays arrays out one after the other, from an offset on. */
export function layOut(
  arrays: Readonly<Record<string, SectionArray>>,
  from: number,
): { sections: Record<string, Section>; end: number } {
  let end = from
  const sections: Record<string, Section> = {}
  for (const [key, array] of Object.entries(arrays)) {
    sections[key] = { type: array.constructor.name as ArrayType, offset: end, length: array.length }
    end = padded(end + array.byteLength)
  }
  return { sections, end }
}

function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
}

/** The bytes of an array, and the zeros up to the next section. */
export function* bytesOf(array: SectionArray): Generator<Uint8Array> {
  yield new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  const gap = padded(array.byteLength) - array.byteLength
  if (gap > 0) yield new Uint8Array(gap)
}

/** A view of a section, without a copy; undefined if the buffer does not hold it. */
export function viewOf(buffer: ArrayBufferLike, payload: number, section: Section): SectionArray | undefined {
  const Type = types[section.type]
  if (!Type || payload + section.offset + section.length * Type.BYTES_PER_ELEMENT > buffer.byteLength) return undefined
  return new Type(buffer as ArrayBuffer, payload + section.offset, section.length)
}
