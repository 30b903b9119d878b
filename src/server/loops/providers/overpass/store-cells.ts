import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { zstdCompressSync } from 'node:zlib'
import { jsonOf } from '../ask/ask.ts'
import { type Elements, type Node, readAnswer, type Way } from './answer.ts'
import { cellFile, UNFINISHED_ENDING } from './cell-files.ts'
import { type Box, boxOf, type Cell } from './cells.ts'

export type StoreTask = { bytes: Uint8Array<ArrayBuffer>; folder: string; cells: Cell[]; fetched: Date }

/** Writes the streets of an answer to the files of its cells, in a thread. Returns a sentence if there are none. */
export function storeCells({ bytes, folder, cells, fetched }: StoreTask): { problem: string } | undefined {
  const read = readAnswer(jsonOf({ bytes }))
  if ('problem' in read) return read
  mkdirSync(folder, { recursive: true })
  const nodes = new Map(read.nodes.map((node) => [node.id, node]))
  const boxed = read.ways.map((way) => ({ way, box: boxAround(way, nodes) }))
  for (const cell of cells) {
    const box = boxOf([cell])
    const ways = boxed.flatMap(({ way, box: around }) => (around && touches(around, box) ? way : []))
    const places = read.nodes.filter(({ tags, lat, lon }) => tags && isIn(box, lat, lon))
    writeCell(cellFile(folder, cell), elementsOf(ways, places, nodes), fetched)
  }
  return undefined
}

/** The time of change of a file is when its streets were asked for, that of access when they were used last. */
function writeCell(file: string, elements: Elements, fetched: Date): void {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED_ENDING}`
  writeFileSync(unfinished, zstdCompressSync(JSON.stringify(elements)))
  utimesSync(unfinished, fetched, fetched)
  renameSync(unfinished, file)
}

function elementsOf(ways: Way[], places: readonly Node[], nodes: ReadonlyMap<number, Node>): Elements {
  const needed = new Map(places.map((place) => [place.id, place]))
  for (const { nodes: ids } of ways)
    for (const id of ids) {
      const node = nodes.get(id)
      if (node) needed.set(id, node)
    }
  return { ways, nodes: [...needed.values()] }
}

function boxAround({ nodes: ids }: Way, nodes: ReadonlyMap<number, Node>): Box | undefined {
  const box = { south: 90, west: 180, north: -90, east: -180 }
  for (const id of ids) {
    const node = nodes.get(id)
    if (!node) continue
    box.south = Math.min(box.south, node.lat)
    box.north = Math.max(box.north, node.lat)
    box.west = Math.min(box.west, node.lon)
    box.east = Math.max(box.east, node.lon)
  }
  return box.south <= box.north ? box : undefined
}

function touches(one: Box, other: Box): boolean {
  return one.south <= other.north && other.south <= one.north && one.west <= other.east && other.west <= one.east
}

function isIn({ south, west, north, east }: Box, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude < north && longitude >= west && longitude < east
}
