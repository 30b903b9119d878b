import { crc32, deflateSync } from 'node:zlib'

const SIDE_PX = 256

/** A map tile as a PNG: pale ground, a park, and streets in the colours of OpenStreetMap's own. */
export function drawTile(zoom: number, x: number, y: number): Uint8Array {
  const hasPark = (x + y + zoom) % 5 === 0
  const rows = Array.from({ length: SIDE_PX }, (_, row) => {
    const line = Buffer.alloc(1 + SIDE_PX)
    for (let column = 0; column < SIDE_PX; column += 1) line[1 + column] = colourAt(column, row, hasPark)
    return line
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE_PX, 0)
  header.writeUInt32BE(SIDE_PX, 4)
  // Eight bits for a pixel, each the number of a colour.
  header.set([8, 3], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(Buffer.concat(rows)))]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

const palette = Buffer.from('f2efe9' + 'ffffff' + 'c8facc' + 'f7fabf' + 'aad3df', 'hex')
const [GROUND, STREET, PARK, ROAD, WATER] = [0, 1, 2, 3, 4]

function colourAt(column: number, row: number, hasPark: boolean): number {
  if (column > 120 && column < 132) return ROAD
  if (row % 64 < 5 || (column + (row >> 3)) % 85 < 5) return STREET
  if (hasPark && column > 140 && row > 70) return PARK
  return hasPark && column < 110 && row < 60 ? WATER : GROUND
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
