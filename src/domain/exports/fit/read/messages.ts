import { sum } from '../../../units/numbers.ts'
import { decodeText } from '../../shared/text-codec.ts'
import { crc } from '../crc.ts'

/** A message of a FIT file: its number in the profile, and of each field the first value, where it has one. */
export type ReadMessage = { number: number; fields: ReadonlyMap<number, number | string> }

export type ReadFile = { ok: true; messages: ReadMessage[] } | { ok: false; reason: string }

/** Whether the bytes begin as a FIT file does. */
export function isFit(bytes: Uint8Array): boolean {
  return [...DOT_FIT].every((letter, index) => bytes[8 + index] === letter.charCodeAt(0))
}

/**
 * The messages of a FIT file that have one of the numbers, of either byte order, with or without fields of a
 * developer's own and times in the header. Never throws.
 */
export function readFit(bytes: Uint8Array, wanted: readonly number[]): ReadFile {
  if (!isFit(bytes)) return { ok: false, reason: 'This is not a FIT file.' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = view.getUint8(0)
  const end = start + view.getUint32(4, true)
  if (start < MIN_HEADER_BYTES || end + 2 > bytes.length)
    return { ok: false, reason: 'This FIT file is cut short. Download or export it again.' }
  if (crc(bytes.subarray(0, end)) !== view.getUint16(end, true)) return { ok: false, reason: DAMAGED }
  const messages: ReadMessage[] = []
  const layouts = new Map<number, Layout>()
  for (let at = start; at < end; ) {
    const header = view.getUint8(at)
    at += 1
    // With the highest bit set the header holds a time, and only two bits are left for the local type.
    const isData = (header & 0xc0) !== 0x40
    const local = header & 0x80 ? (header >> 5) & 3 : header & 0xf
    if (isData) {
      const layout = layouts.get(local)
      if (!layout || at + layout.size > end) return { ok: false, reason: DAMAGED }
      if (messages.length > MAX_MESSAGES)
        return { ok: false, reason: 'This FIT file has more steps or laps than any workout or activity.' }
      if (wanted.includes(layout.number)) messages.push({ number: layout.number, fields: fieldsAt(view, at, layout) })
      at += layout.size
    } else {
      const layout = layoutAt(view, at, end, (header & 0x20) !== 0)
      if (!layout) return { ok: false, reason: DAMAGED }
      layouts.set(local, layout)
      at = layout.end
    }
  }
  return { ok: true, messages }
}

/** Far more than a workout has; a recorded activity of days has as few. */
const MAX_MESSAGES = 10_000

const DOT_FIT = '.FIT'
const MIN_HEADER_BYTES = 12
const DAMAGED = 'This FIT file is damaged: what it holds does not fit its checksum. Download or export it again.'

type Layout = {
  number: number
  isLittle: boolean
  fields: { number: number; size: number; baseType: number }[]
  /** Bytes of a message, fields of developers included. */
  size: number
  /** Where the definition ends. */
  end: number
}

/** A definition; undefined if it reaches past the end. */
function layoutAt(view: DataView, at: number, end: number, hasDeveloperFields: boolean): Layout | undefined {
  if (at + 5 > end) return undefined
  const isLittle = view.getUint8(at + 1) === 0
  const own = at + 5
  const developers = own + view.getUint8(at + 4) * 3
  if (developers + (hasDeveloperFields ? 1 : 0) > end) return undefined
  const after = hasDeveloperFields ? developers + 1 + view.getUint8(developers) * 3 : developers
  if (after > end) return undefined
  const fields = triples(view, own, developers).map(([number, size, baseType]) => ({ number, size, baseType }))
  const foreign = hasDeveloperFields ? triples(view, developers + 1, after).map(([, size]) => size) : []
  const size = sum([...fields.map((field) => field.size), ...foreign])
  return { number: view.getUint16(at + 2, isLittle), isLittle, fields, size, end: after }
}

function triples(view: DataView, from: number, to: number): [number, number, number][] {
  return Array.from({ length: (to - from) / 3 }, (_, index) => {
    const at = from + index * 3
    return [view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2)]
  })
}

function fieldsAt(view: DataView, start: number, { fields, isLittle }: Layout): Map<number, number | string> {
  const read = new Map<number, number | string>()
  let at = start
  for (const { number, size, baseType } of fields) {
    const value = baseType === STRING ? textAt(view, at, size) : figureAt(view, at, size, baseType, isLittle)
    if (value !== undefined) read.set(number, value)
    at += size
  }
  return read
}

const STRING = 0x07

/** Text up to its closing zero. */
function textAt(view: DataView, at: number, size: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size)
  const closing = bytes.indexOf(0)
  return decodeText(closing < 0 ? bytes : bytes.subarray(0, closing))
}

/** A whole figure; undefined if it is the base type's "no value", or of a type that no workout has. */
function figureAt(view: DataView, at: number, size: number, baseType: number, isLittle: boolean): number | undefined {
  const type = wholeTypes[baseType & 0x1f]
  if (!type || size < type.size) return undefined
  const value = {
    1: () => view.getUint8(at),
    2: () => view.getUint16(at, isLittle),
    4: () => view.getUint32(at, isLittle),
  }[type.size]()
  return value === type.none ? undefined : value
}

/** The whole types by their numbers. Signed ones are read as unsigned: no figure of a workout is below zero. */
const wholeTypes: Readonly<Record<number, { size: 1 | 2 | 4; none: number }>> = {
  0: { size: 1, none: 0xff },
  1: { size: 1, none: 0x7f },
  2: { size: 1, none: 0xff },
  3: { size: 2, none: 0x7fff },
  4: { size: 2, none: 0xffff },
  5: { size: 4, none: 0x7fffffff },
  6: { size: 4, none: 0xffffffff },
  10: { size: 1, none: 0 },
  11: { size: 2, none: 0 },
  12: { size: 4, none: 0 },
  13: { size: 1, none: 0xff },
}
