import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { countJunctions } from '#domain/streets/count-junctions.ts'
import { access, type Streets } from '#domain/streets/streets.ts'
import { cutIntoCells } from './cells.ts'
import { graphArrays, graphFigures } from './graph-sections.ts'
import { type CellHeader, type PackHeader, writeHead } from './header.ts'
import { bytesOf, layOut, type SectionArray } from './sections.ts'
import { streetsArrays, wordArrays } from './streets-sections.ts'

type Written = Pick<PackHeader, 'name' | 'source' | 'importedAt'> & {
  /** A region with more junctions for people on foot is cut into squares. */
  maxJunctions?: number
}

const MAX_JUNCTIONS = 400_000

/**
 * Writes a pack to a file that is not seen until it is whole: what reads the old one keeps it, and a failure leaves it.
 */
export function writePack(
  file: string,
  streets: Streets,
  { maxJunctions = MAX_JUNCTIONS, ...given }: Written,
): PackHeader {
  const junctions = countJunctions(streets, access.foot)
  const { arrays, graphs, cells } =
    junctions > maxJunctions ? { arrays: wordArrays(streets), graphs: {}, cells: cellsOf(streets) } : wholeOf(streets)
  const common = layOut(arrays, 0)
  const laidOut: { header: CellHeader; arrays: readonly SectionArray[] }[] = []
  let end = common.end
  for (const { row, column, arrays: ofCell } of cells) {
    const { sections, end: next } = layOut(ofCell, end)
    const list = Object.values<SectionArray>(ofCell)
    laidOut.push({
      header: { row, column, offset: end, bytes: next - end, checksum: checksumOf(list), sections },
      arrays: list,
    })
    end = next
  }
  const header: PackHeader = {
    ...given,
    bounds: boundsOf(streets),
    attribution: '© OpenStreetMap contributors',
    counts: {
      points: streets.latitudes.length,
      ways: streets.kinds.length,
      names: streets.names.length - 1,
      places: streets.places.length,
      junctions,
    },
    activities: activities.map(({ id }) => id),
    hasElevations: streets.elevations !== undefined,
    sections: common.sections,
    graphs,
    cells: laidOut.map((cell) => cell.header),
    bytes: end,
    commonBytes: common.end,
    checksum: checksumOf(Object.values<SectionArray>(arrays)),
  }
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  try {
    writeDurably(unfinished, function* () {
      yield writeHead(header)
      for (const array of Object.values<SectionArray>(arrays)) yield* bytesOf(array)
      for (const cell of laidOut) for (const array of cell.arrays) yield* bytesOf(array)
    })
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return header
}

function wholeOf(streets: Streets) {
  let arrays: Record<string, SectionArray> = { ...wordArrays(streets), ...streetsArrays(streets) }
  const graphs: Record<string, PackHeader['graphs'][string]> = {}
  for (const activity of activities) {
    const graph = buildGraph(streets, activity)
    arrays = { ...arrays, ...graphArrays(activity.id, graph) }
    graphs[activity.id] = graphFigures(graph)
  }
  return { arrays, graphs, cells: [] }
}

function cellsOf(streets: Streets) {
  return Array.from(cutIntoCells(streets), ({ row, column, ids, ...piece }) => ({
    row,
    column,
    arrays: { ids, ...streetsArrays(piece) },
  }))
}

function checksumOf(arrays: readonly SectionArray[]): number {
  let checksum = 0
  for (const array of arrays) for (const bytes of bytesOf(array)) checksum = crc32(bytes, checksum)
  return checksum
}

function boundsOf({ latitudes, longitudes }: Streets): PackHeader['bounds'] {
  const least = (values: Float64Array) => values.reduce((one, other) => Math.min(one, other), 180)
  const most = (values: Float64Array) => values.reduce((one, other) => Math.max(one, other), -180)
  return [least(latitudes), least(longitudes), most(latitudes), most(longitudes)]
}

function writeDurably(file: string, parts: () => Generator<Uint8Array>) {
  const handle = openSync(file, 'w', 0o600)
  try {
    for (const part of parts())
      for (let at = 0; at < part.byteLength; ) at += writeSync(handle, part, at, part.byteLength - at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  // The new name is durable only when its folder is.
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
