import { inflateSync } from 'node:zlib'

/** A picture as a reader of our own sees it, by the PNG specification: 8 bits a channel, RGB or RGBA, not interlaced. */
export type Png = {
  width: number
  height: number
  bytes: Buffer
  /** How many pixels have a colour, `#rrggbb`. */
  count: (colour: string) => number
  /** How many separate stretches of a colour a row of pixels has, or a column. */
  stretches: (colour: string, at: number, isColumn?: boolean) => number
}

export function readPng(file: Uint8Array): Png {
  const bytes = Buffer.from(file)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('This is no PNG')
  const chunks = chunksOf(bytes)
  const head = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!head || chunks.at(-1)?.type !== 'IEND') throw new Error('The PNG has no beginning or no end')
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth, colourType, , , interlace] = head.subarray(8)
  const channels = { 2: 3, 6: 4 }[colourType as number]
  if (depth !== 8 || !channels || interlace !== 0) throw new Error('This reader does not know such a PNG')
  const data = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)))
  const pixels = unfilter(data, width * channels, height, channels)
  const at = (x: number, y: number) => pixels.readUIntBE((y * width + x) * channels, 3)
  return {
    ...{ width, height, bytes },
    count(colour) {
      const wanted = Number.parseInt(colour.slice(1), 16)
      let count = 0
      for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (at(x, y) === wanted) count += 1
      return count
    },
    stretches(colour, place, isColumn = false) {
      const wanted = Number.parseInt(colour.slice(1), 16)
      let count = 0
      let was = false
      for (let along = 0; along < (isColumn ? height : width); along += 1) {
        const is = (isColumn ? at(place, along) : at(along, place)) === wanted
        if (is && !was) count += 1
        was = is
      }
      return count
    },
  }
}

function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Takes back the filter of each row. */
function unfilter(data: Buffer, rowBytes: number, height: number, channels: number): Buffer {
  const pixels = Buffer.alloc(rowBytes * height)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (rowBytes + 1)]
    for (let x = 0; x < rowBytes; x += 1) {
      const to = y * rowBytes + x
      const left = x >= channels ? (pixels[to - channels] as number) : 0
      const above = y > 0 ? (pixels[to - rowBytes] as number) : 0
      const corner = x >= channels && y > 0 ? (pixels[to - rowBytes - channels] as number) : 0
      const raw = data[y * (rowBytes + 1) + 1 + x] as number
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter as number]
      if (guess === undefined) throw new Error(`There is no filter ${filter}`)
      pixels[to] = (raw + guess) & 255
    }
  }
  return pixels
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}
