import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { inflateRawSync } from 'node:zlib'

/** The heights of a square degree: rows from north to south, each from west to east, both edges included. */
type Tile = { side: number; heights: DataView }

/**
 * Reads tiles of the Shuttle Radar Topography Mission, `N43E007.hgt` or `N43E007.hgt.zip`. The answer says how many metres
 * above the sea a place is, NaN where no tile knows.
 */
export function readTiles(
  files: readonly string[],
): { elevationAt: (latitude: number, longitude: number) => number } | { problem: string } {
  const tiles = new Map<string, Tile>()
  for (const file of files) {
    const name = /^([NS])(\d{2})([EW])(\d{3})(\.SRTMGL[13])?\.hgt(\.zip)?$/i.exec(basename(file))
    if (!name)
      return { problem: `${file}: the name of a tile says where it lies, such as N43E007.hgt or N43E007.hgt.zip.` }
    const [south, west] = [Number(name[2]) * signOf(name[1]), Number(name[4]) * signOf(name[3])]
    const tile = readTile(file)
    if ('problem' in tile) return { problem: `${file}: ${tile.problem}` }
    tiles.set(`${south} ${west}`, tile)
  }
  return {
    elevationAt: (latitude, longitude) => {
      const [south, west] = [Math.floor(latitude), Math.floor(longitude)]
      const tile = tiles.get(`${south} ${west}`)
      return tile ? heightIn(tile, south + 1 - latitude, longitude - west) : Number.NaN
    },
  }
}

const signOf = (direction = '') => (/[sw]/i.test(direction) ? -1 : 1)

function readTile(file: string): Tile | { problem: string } {
  let bytes: Buffer
  try {
    if (statSync(file).size > MAX_BYTES) return { problem: 'the file is larger than a tile.' }
    bytes = readFileSync(file)
  } catch (error) {
    return { problem: (error as Error).message }
  }
  const unpacked = file.toLowerCase().endsWith('.zip') ? firstFileIn(bytes) : bytes
  if (!unpacked) return { problem: 'the archive is damaged, or has no tile in it.' }
  const side = [1201, 3601].find((one) => one * one * 2 === unpacked.length)
  if (!side) return { problem: 'a tile has 1201 or 3601 rows, and this file has neither.' }
  return { side, heights: new DataView(unpacked.buffer, unpacked.byteOffset, unpacked.length) }
}

/** The content of the first file in a ZIP archive, found by the list at its end. */
function firstFileIn(zip: Buffer): Buffer | undefined {
  try {
    const entry = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
    const [method, packed, local] = [
      zip.readUInt16LE(entry + 10),
      zip.readUInt32LE(entry + 20),
      zip.readUInt32LE(entry + 42),
    ]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    return method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch {
    return undefined
  }
}

const MAX_BYTES = 3601 * 3601 * 2

/** Between the four figures around a place, by how near they are; `down` and `right` are shares of the tile. */
function heightIn({ side, heights }: Tile, down: number, right: number): number {
  const [y, x] = [down * (side - 1), right * (side - 1)]
  const [row, column] = [Math.min(side - 2, Math.floor(y)), Math.min(side - 2, Math.floor(x))]
  const [below, beside] = [y - row, x - column]
  const at = (up: number, along: number) => {
    const height = heights.getInt16(2 * ((row + up) * side + column + along))
    return height === VOID ? Number.NaN : height
  }
  const north = at(0, 0) * (1 - beside) + at(0, 1) * beside
  const south = at(1, 0) * (1 - beside) + at(1, 1) * beside
  return north * (1 - below) + south * below
}

/** What a tile says where the radar saw nothing. */
const VOID = -32_768
