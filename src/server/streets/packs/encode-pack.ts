import type { Streets } from '#domain/streets/streets.ts'
import { layOutPack } from './lay-out-pack.ts'

/** A pack of streets that are in no file, in memory that threads can share. It is never cut into squares. */
export function encodePack(streets: Streets, name: string): SharedArrayBuffer {
  const written = { name, source: '', importedAt: '', maxJunctions: Number.POSITIVE_INFINITY }
  const pieces = [...layOutPack(streets, written).pieces()]
  const buffer = new SharedArrayBuffer(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  const bytes = new Uint8Array(buffer)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return buffer
}
