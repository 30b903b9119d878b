import { PbfReader } from 'pbf'
import { DAMAGED, UnreadableStreets } from './unreadable.ts'

/** Reads the fields of a message. The decoder itself cuts a field short that claims to be longer than its message. */
export function readFields<T>(
  bytes: Uint8Array,
  readField: (tag: number, result: T, pbf: PbfReader) => void,
  result: T,
): T {
  const pbf = new PbfReader(bytes)
  pbf.readFields(readField, result)
  if (pbf.pos !== pbf.length) throw new UnreadableStreets(DAMAGED)
  return result
}

/** The numbers of a packed list, one at a time, so that a list takes no memory however long it is. */
export function packedNumbers(bytes: Uint8Array): {
  next: () => number
  nextSigned: () => number
  isDone: () => boolean
} {
  const pbf = new PbfReader(bytes)
  return {
    next: () => pbf.readVarint(),
    nextSigned: () => pbf.readSVarint(),
    isDone: () => pbf.pos >= pbf.length,
  }
}

export const noBytes: Uint8Array = new Uint8Array()
