import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { EdgeGrid, StreetGraph } from '#domain/streets/graph.ts'
import type { Section } from './sections.ts'

/** What a pack says about itself, written as JSON before its sections. */
export type PackHeader = {
  name: string
  /** Degrees: south, west, north, east. */
  bounds: readonly [number, number, number, number]
  /** The name of the file that it was imported from, and when. */
  source: string
  importedAt: string
  attribution: string
  counts: { points: number; ways: number; names: number; places: number; junctions: number }
  /** The ids of the activities that it has graphs of. */
  activities: readonly string[]
  hasElevations: boolean
  /** Sections of the whole pack: names, places and, unless it is cut into cells, its streets and graphs. */
  sections: Readonly<Record<string, Section>>
  graphs: Readonly<Record<string, GraphFigures>>
  /** The squares of a large region; none of a small one. */
  cells: readonly CellHeader[]
  /** Bytes of all sections, bytes of those before the cells, and the checksum (CRC 32) of the latter. */
  bytes: number
  commonBytes: number
  checksum: number
}

/** The numbers of a graph that are not in an array. */
type GraphFigures = Pick<StreetGraph, 'projection'> & { grid: Omit<EdgeGrid, 'first' | 'edges'> }

/** A square by its south-west corner in whole squares, with where its bytes are and their checksum. */
export type CellHeader = {
  row: number
  column: number
  offset: number
  bytes: number
  checksum: number
  sections: Readonly<Record<string, Section>>
}

/**
 * Grows when what a pack holds changes: a field of `Streets` or `StreetGraph`, or how it is computed. Packs of other
 * versions are imported again.
 */
const PACK_VERSION = 1

/** The magic word, version, length of the header and its checksum. */
export const PREAMBLE_BYTES = 24
const MAGIC = 'PWSTREET'
const MAX_HEADER_BYTES = 64 * 1024 * 1024

export function writeHead(header: PackHeader): Buffer {
  const json = Buffer.from(JSON.stringify(header))
  const head = Buffer.alloc(Math.ceil((PREAMBLE_BYTES + json.length) / 8) * 8, ' ')
  head.write(MAGIC, 'latin1')
  json.copy(head, PREAMBLE_BYTES)
  head.writeUInt32LE(PACK_VERSION, 8)
  head.writeUInt32LE(head.length - PREAMBLE_BYTES, 12)
  head.writeUInt32LE(crc32(head.subarray(PREAMBLE_BYTES)), 16)
  head.writeUInt32LE(0, 20)
  return head
}

/** The bytes that the head of a pack takes, read from its preamble. */
export function headBytes(preamble: Buffer): number | { problem: string } {
  if (preamble.length < PREAMBLE_BYTES || preamble.toString('latin1', 0, 8) !== MAGIC)
    return { problem: `This is not a region pack. ${AGAIN}` }
  const version = preamble.readUInt32LE(8)
  if (version !== PACK_VERSION) {
    const age = version < PACK_VERSION ? 'an older' : 'a newer'
    return { problem: `The pack was written by ${age} version of Pacewright. ${AGAIN}` }
  }
  const bytes = PREAMBLE_BYTES + preamble.readUInt32LE(12)
  return bytes > MAX_HEADER_BYTES ? { problem: DAMAGED_PACK } : bytes
}

/** Reads the head of a pack, of which `headBytes` are given. */
export function readHead(head: Buffer): PackHeader | { problem: string } {
  const json = head.subarray(PREAMBLE_BYTES)
  if (crc32(json) !== head.readUInt32LE(16)) return { problem: DAMAGED_PACK }
  const read = Header.safeParse(parsed(json.toString()))
  // The graphs are compared with their arrays when they are opened.
  return read.success ? (read.data as unknown as PackHeader) : { problem: DAMAGED_PACK }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

// A checksum holds for whatever another program wrote, so what follows is not taken on trust.
const Bytes = z.int().min(0)
const Sections = z.record(
  z.string(),
  z.object({
    type: z.enum(['Float64Array', 'Float32Array', 'Uint32Array', 'Uint8Array']),
    offset: Bytes,
    length: Bytes,
  }),
)
const Header = z.looseObject({
  name: z.string(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  source: z.string(),
  importedAt: z.string(),
  counts: z.looseObject({ ways: z.number(), places: z.number() }),
  attribution: z.string(),
  hasElevations: z.boolean(),
  activities: z.array(z.string()),
  sections: Sections,
  graphs: z.record(z.string(), z.unknown()),
  cells: z.array(
    z.looseObject({
      row: z.number(),
      column: z.number(),
      offset: Bytes,
      bytes: Bytes,
      checksum: z.number(),
      sections: Sections,
    }),
  ),
  bytes: Bytes,
  commonBytes: Bytes,
  checksum: z.number(),
})

const AGAIN = 'Import it again: npm run admin -- streets import FILE.osm.pbf --name NAME'
export const DAMAGED_PACK = `The pack is damaged. ${AGAIN}`
