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

export type Written = Pick<PackHeader, 'name' | 'source' | 'importedAt'> & {
  /** A region with more junctions for people on foot is cut into squares. */
  maxJunctions?: number
}

const MAX_JUNCTIONS = 400_000

/** The header of a pack, and its bytes in pieces, in their order. */
export function layOutPack(
  streets: Streets,
  { maxJunctions = MAX_JUNCTIONS, ...given }: Written,
): { header: PackHeader; pieces: () => Generator<Uint8Array> } {
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
  return {
    header,
    *pieces() {
      yield writeHead(header)
      for (const array of Object.values<SectionArray>(arrays)) yield* bytesOf(array)
      for (const cell of laidOut) for (const array of cell.arrays) yield* bytesOf(array)
    },
  }
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
