import type { StreetGraph } from '#domain/streets/graph.ts'
import type { PackHeader } from './header.ts'
import type { SectionArray } from './sections.ts'

/** The arrays of a graph. A field that is missing here does not compile; whoever adds one raises `PACK_VERSION`. */
const graphKeys: Readonly<Record<Exclude<keyof StreetGraph, 'projection' | 'grid'>, true>> = {
  east: true,
  north: true,
  heads: true,
  factors: true,
  lengths: true,
  sweeps: true,
  ways: true,
  traits: true,
  climbs: true,
  firstBend: true,
  bendEast: true,
  bendNorth: true,
  firstOut: true,
  out: true,
  firstIn: true,
  in: true,
  blocks: true,
  blockMetres: true,
}

export function graphArrays(activity: string, graph: StreetGraph): Record<string, SectionArray> {
  const keys = Object.keys(graphKeys) as (keyof typeof graphKeys)[]
  return {
    ...Object.fromEntries(keys.map((key) => [`${activity}/${key}`, graph[key]])),
    [`${activity}/grid/first`]: graph.grid.first,
    [`${activity}/grid/edges`]: graph.grid.edges,
  }
}

export function graphFigures({ projection, grid }: StreetGraph): PackHeader['graphs'][string] {
  const { west, south, columns, rows } = grid
  return { projection, grid: { west, south, columns, rows } }
}

/** A graph over arrays of a pack; undefined where one is missing. */
export function graphOf(
  activity: string,
  figures: PackHeader['graphs'][string] | undefined,
  arrayAt: (key: string) => SectionArray | undefined,
): StreetGraph | undefined {
  const arrays = Object.keys(graphKeys).map((key) => [key, arrayAt(`${activity}/${key}`)] as const)
  const [first, edges] = [arrayAt(`${activity}/grid/first`), arrayAt(`${activity}/grid/edges`)]
  if (!figures || !first || !edges || arrays.some(([, array]) => !array)) return undefined
  return {
    ...Object.fromEntries(arrays),
    projection: figures.projection,
    grid: { ...figures.grid, first, edges },
  } as unknown as StreetGraph
}
