import { readFileSync, rmSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import { readPlaceTags } from '#domain/streets/osm-tags.ts'
import type { Place, Streets } from '#domain/streets/streets.ts'
import { assemble } from '../../../streets/osm-pbf/assemble.ts'
import { collectWays } from '../../../streets/osm-pbf/collect-ways.ts'
import { type Elements, type Node, readAnswer } from './answer.ts'
import { cellFile } from './cell-files.ts'
import type { Cell } from './cells.ts'

export type JoinTask = { folder: string; cells: Cell[] }

/** The streets of cells, read from their files in a thread. Files that cannot be read are deleted and named. */
export function joinCells({ folder, cells }: JoinTask): { streets: Streets } | { unreadable: Cell[] } {
  const collected = collectWays()
  const ways = new Set<number>()
  const nodes = new Map<number, Node>()
  const named = new Set<number>()
  const unreadable: Cell[] = []
  for (const cell of cells) {
    const elements = readCell(cellFile(folder, cell))
    if (!elements) unreadable.push(cell)
    for (const node of elements?.nodes ?? []) if (!nodes.has(node.id) || node.tags) nodes.set(node.id, node)
    for (const { id, tags, nodes: ids } of elements?.ways ?? []) {
      if (ways.has(id)) continue
      ways.add(id)
      collected.add(new Map(Object.entries(tags)), () => ids)
      for (const id of ids) named.add(id)
    }
  }
  if (unreadable.length > 0) return { unreadable }
  for (const id of named) if (!nodes.has(id)) nodes.set(id, { id, lat: Number.NaN, lon: Number.NaN })
  return { streets: assemble(collected.ways(), sorted([...nodes.values()])).streets }
}

function readCell(file: string): Elements | undefined {
  try {
    const { ways, nodes } = JSON.parse(zstdDecompressSync(readFileSync(file), LIMITS).toString()) as Elements
    const elements = [
      ...ways.map((way) => ({ ...way, type: 'way' })),
      ...nodes.map((node) => ({ ...node, type: 'node' })),
    ]
    const read = readAnswer({ elements })
    return 'problem' in read ? undefined : read
  } catch {
    rmSync(file, { force: true })
    return undefined
  }
}

function sorted(nodes: Node[]) {
  nodes.sort((one, other) => one.id - other.id)
  const places: Place[] = nodes.flatMap(({ tags, lat, lon }) => {
    const place = tags && readPlaceTags(new Map(Object.entries(tags)))
    return place ? { ...place, latitude: lat, longitude: lon } : []
  })
  return {
    ids: Float64Array.from(nodes, ({ id }) => id),
    latitudes: Float64Array.from(nodes, ({ lat }) => lat),
    longitudes: Float64Array.from(nodes, ({ lon }) => lon),
    places,
  }
}

const LIMITS = { maxOutputLength: 256 * 2 ** 20 }
