import { readWayTags } from '#domain/streets/osm-tags.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { createGrowingNumbers, type GrowingNumbers } from './growing-numbers.ts'
import { readBlobs, UnreadableStreets } from './read-blobs.ts'
import { readBlock } from './read-block.ts'

/**
 * The streets in a file in OpenStreetMap's PBF format, or a sentence on why there are none. The file is read twice, its
 * ways first, so that only the nodes of streets are kept, in whatever order the file has them.
 */
export function readStreets(file: string): Streets | { problem: string } {
  try {
    const ways = readWays(file)
    const nodes = readNodes(file, uniqueOf(ways.nodes.values()))
    const streets = assemble(ways, nodes)
    return streets.kinds.length > 0 ? streets : { problem: 'The file has no streets.' }
  } catch (error) {
    // What the decoder and zlib throw about damaged bytes says nothing to an operator.
    const isFile = error instanceof UnreadableStreets || (error instanceof Error && 'syscall' in error)
    return { problem: isFile ? error.message : 'The file is damaged: a block of it cannot be read.' }
  }
}

type Ways = {
  nodes: GrowingNumbers
  ends: GrowingNumbers
  kinds: GrowingNumbers
  surfaces: GrowingNumbers
  access: GrowingNumbers
}

type Nodes = { ids: Float64Array; latitudes: Float64Array; longitudes: Float64Array }

function createWays(): Ways {
  return {
    nodes: createGrowingNumbers(),
    ends: createGrowingNumbers(),
    kinds: createGrowingNumbers(),
    surfaces: createGrowingNumbers(),
    access: createGrowingNumbers(),
  }
}

function readWays(file: string): Ways {
  const ways = createWays()
  const way = (tags: ReadonlyMap<string, string>, nodes: readonly number[]) => {
    const read = readWayTags(tags)
    if (read) addWay(ways, nodes, read)
  }
  for (const blob of readBlobs(file)) readBlock(blob, { way })
  return ways
}

function addWay(ways: Ways, nodes: readonly number[], way: { kind: number; surface: number; access: number }) {
  if (nodes.length < 2) return
  for (const node of nodes) ways.nodes.push(node)
  ways.ends.push(ways.nodes.length())
  ways.kinds.push(way.kind)
  ways.surfaces.push(way.surface)
  ways.access.push(way.access)
}

function uniqueOf(ids: Float64Array): Float64Array {
  const sorted = ids.slice().sort()
  let count = 0
  for (const id of sorted)
    if (count === 0 || sorted[count - 1] !== id) {
      sorted[count] = id
      count += 1
    }
  return sorted.slice(0, count)
}

function readNodes(file: string, ids: Float64Array): Nodes {
  const latitudes = new Float64Array(ids.length).fill(Number.NaN)
  const longitudes = new Float64Array(ids.length).fill(Number.NaN)
  const node = (id: number, latitude: number, longitude: number) => {
    const at = indexOf(ids, id)
    if (at < 0 || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return
    latitudes[at] = latitude
    longitudes[at] = longitude
  }
  for (const blob of readBlobs(file)) readBlock(blob, { node })
  return { ids, latitudes, longitudes }
}

function indexOf(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] as number
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The ways by the numbers of their nodes. A way ends where a node is missing, and goes on after it as another one. */
function assemble(ways: Ways, { ids, latitudes, longitudes }: Nodes): Streets {
  const whole = createWays()
  const [nodes, ends] = [ways.nodes.values(), ways.ends.values()]
  const [kinds, surfaces, access] = [ways.kinds.values(), ways.surfaces.values(), ways.access.values()]
  let at = 0
  for (const [way, end] of ends.entries()) {
    const read = { kind: kinds[way] as number, surface: surfaces[way] as number, access: access[way] as number }
    let piece: number[] = []
    for (; at < end; at += 1) {
      const number = indexOf(ids, nodes[at] as number)
      if (!Number.isNaN(latitudes[number])) piece.push(number)
      else {
        addWay(whole, piece, read)
        piece = []
      }
    }
    addWay(whole, piece, read)
  }
  return {
    latitudes,
    longitudes,
    firstPoint: firstPointsOf(whole.ends.values()),
    points: Uint32Array.from(whole.nodes.values()),
    kinds: Uint8Array.from(whole.kinds.values()),
    surfaces: Uint8Array.from(whole.surfaces.values()),
    access: Uint8Array.from(whole.access.values()),
    names: [''],
    nameOf: new Uint32Array(whole.ends.length()),
    traits: new Uint8Array(whole.ends.length()),
    elevations: undefined,
    places: [],
  }
}

function firstPointsOf(ends: Float64Array): Uint32Array {
  const first = new Uint32Array(ends.length + 1)
  first.set(ends, 1)
  return first
}
