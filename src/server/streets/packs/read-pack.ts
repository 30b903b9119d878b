import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import type { Place, Streets } from '#domain/streets/streets.ts'
import { columnOf, joinCells, type Piece, rowOf } from './cells.ts'
import { type CellHeader, DAMAGED_PACK, headBytes, type PackHeader, PREAMBLE_BYTES, readHead } from './header.ts'
import { arraysAt, openPack, type Pack } from './open-pack.ts'
import { streetsOf, type WordArrays } from './streets-sections.ts'

type Problem = { problem: string }

/** What a pack says about itself, without its streets. */
export function readPackHeader(file: string): PackHeader | Problem {
  return withFile(file, (opened) => opened.header)
}

/** The places of a pack, without its streets where it is cut into squares. */
export function readPlaces(file: string): readonly Place[] | Problem {
  return withFile(file, (opened) => {
    const { header } = opened
    const bytes = bytesAt(opened, 0, header.commonBytes, header.checksum)
    const arrays = bytes && arraysAt(bytes, 0, header.sections)
    return arrays
      ? streetsOf(arrays as unknown as Streets, arrays as unknown as WordArrays).places
      : { problem: DAMAGED_PACK }
  })
}

/** A whole pack, in a buffer that threads can share. One that is cut into squares has to be loaded around a place. */
export function readPack(file: string): (Pack & { buffer: SharedArrayBuffer }) | Problem {
  return withFile(file, readWhole)
}

/**
 * The part of a pack around a place, with graphs: of a large pack the squares that are within so many metres, of any other
 * all of it. `buffer` is there where the whole pack was read.
 */
export function loadAround(
  file: string,
  latitude: number,
  longitude: number,
  radiusMetres: number,
): (Pack & { buffer?: SharedArrayBuffer }) | Problem {
  return withFile(file, (opened) => {
    const { header } = opened
    if (header.cells.length === 0) return readWhole(opened)
    const near = header.cells.filter(isNear(latitude, longitude, radiusMetres))
    if (near.length === 0) return { problem: 'The pack has no streets near this place.' }
    const common = bytesAt(opened, 0, header.commonBytes, header.checksum)
    const words = common && arraysAt(common, 0, header.sections)
    const cells = near.flatMap((cell) => piecesOf(opened, cell) ?? [])
    if (!words || cells.length < near.length) return { problem: DAMAGED_PACK }
    const streets = streetsOf(joinCells(cells), words as unknown as WordArrays)
    const graphs = Object.fromEntries(activities.map((activity) => [activity.id, buildGraph(streets, activity)]))
    return { header, streets, graphs }
  })
}

/** An open file with its header, which was checked. */
type Opened = { handle: number; size: number; head: number; header: PackHeader }

function withFile<T>(file: string, use: (opened: Opened) => T): T | Problem {
  let handle: number | undefined
  try {
    // A named pipe that is opened otherwise keeps its thread until somebody writes to it.
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const state = fstatSync(handle)
    if (!state.isFile()) return { problem: 'This is not a file.' }
    const { size } = state
    const preamble = Buffer.alloc(PREAMBLE_BYTES)
    const read = readSync(handle, preamble, 0, PREAMBLE_BYTES, 0)
    const head = headBytes(preamble.subarray(0, read))
    if (typeof head !== 'number') return head
    if (head > size) return { problem: DAMAGED_PACK }
    const bytes = Buffer.alloc(head)
    readSync(handle, bytes, 0, head, 0)
    const header = readHead(bytes)
    if ('problem' in header) return header
    if (head + header.bytes !== size) return { problem: DAMAGED_PACK }
    return use({ handle, size, head, header })
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return { problem: error.message }
    // A section that begins between two numbers, or that takes more memory than there is.
    if (error instanceof RangeError) return { problem: DAMAGED_PACK }
    throw error
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

function readWhole({ handle, size, head, header }: Opened): (Pack & { buffer: SharedArrayBuffer }) | Problem {
  const buffer = new SharedArrayBuffer(size)
  const bytes = Buffer.from(buffer as unknown as ArrayBuffer)
  if (!readInto(handle, bytes, 0)) return { problem: DAMAGED_PACK }
  if (header.cells.length === 0 && crc32(bytes.subarray(head)) !== header.checksum) return { problem: DAMAGED_PACK }
  const pack = openPack(buffer)
  return 'problem' in pack ? pack : { ...pack, buffer }
}

function piecesOf(opened: Opened, cell: CellHeader): Piece | undefined {
  const buffer = bytesAt(opened, cell.offset, cell.bytes, cell.checksum)
  const arrays = buffer && arraysAt(buffer, -cell.offset, cell.sections)
  return arrays && ({ ...arrays, elevations: arrays.elevations } as unknown as Piece)
}

/** Bytes of the sections in memory of their own; undefined where their checksum is wrong. */
function bytesAt({ handle, head }: Opened, offset: number, length: number, checksum: number): ArrayBuffer | undefined {
  const buffer = new ArrayBuffer(length)
  const bytes = Buffer.from(buffer)
  return readInto(handle, bytes, head + offset) && crc32(bytes) === checksum ? buffer : undefined
}

/** Fills the bytes from a place of the file; false if the file ends before. */
function readInto(handle: number, bytes: Buffer, from: number): boolean {
  let at = 0
  while (at < bytes.length) {
    // A single read is at most 2 GB.
    const read = readSync(handle, bytes, at, Math.min(bytes.length - at, 1 << 30), from + at)
    if (read === 0) return false
    at += read
  }
  return true
}

function isNear(latitude: number, longitude: number, radiusMetres: number) {
  const up = radiusMetres / METRES_PER_DEGREE
  const right = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const [south, north] = [rowOf(latitude - up), rowOf(latitude + up)]
  const [west, east] = [columnOf(longitude - right), columnOf(longitude + right)]
  return ({ row, column }: CellHeader) => row >= south && row <= north && column >= west && column <= east
}

const METRES_PER_DEGREE = 111_195
