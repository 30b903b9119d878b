import type { Activity } from './activity.ts'
import { blocksOf } from './blocks.ts'
import { climbsOf } from './climbs.ts'
import { edgeGridOf } from './edge-grid.ts'
import type { StreetGraph } from './graph.ts'
import { incidence } from './incidence.ts'
import { largestComponent } from './largest-component.ts'
import { eastOf, metresBetween, northOf, type Projection, projectionAround } from './projection.ts'
import { type Streets, surfaces, wayKinds } from './streets.ts'

/** The graph of an activity: its largest part in which every junction can be reached from every other. */
export function buildGraph(streets: Streets, activity: Activity): StreetGraph {
  const projection = projectionAround(middleOf(streets.latitudes), middleOf(streets.longitudes))
  const edges = splitAtJunctions(streets, activity)
  const { numbers, kept } = reachable(edges)
  const shape = shapeOf(streets, projection, edges, numbers, kept)
  const heads = new Uint32Array(kept.length * 2)
  const factors = new Float32Array(kept.length * 2)
  const ways = new Uint32Array(kept.length)
  for (const [edge, old] of kept.entries()) {
    const way = edges.ways[old] as number
    const access = streets.access[way] as number
    const kind = wayKinds[streets.kinds[way] as number] ?? 'unclassified'
    const factor = activity.factorOf(kind, surfaces[streets.surfaces[way] as number] ?? 'unknown')
    heads[edge * 2] = numbers[edges.ends[old] as number] as number
    heads[edge * 2 + 1] = numbers[edges.starts[old] as number] as number
    factors[edge * 2] = access & activity.forward ? factor : 0
    factors[edge * 2 + 1] = access & activity.backward ? factor : 0
    ways[edge] = way
  }
  const nodes = shape.east.length
  const from = kept.map((old) => edges.from[old] as number)
  const to = kept.map((old) => edges.to[old] as number)
  const climbs = climbsOf(streets, nodes, { heads, lengths: shape.lengths, from, to })
  const traits = Uint8Array.from(ways, (way) => streets.traits[way] as number)
  const isOpen = (arc: number) => (factors[arc] as number) > 0
  const out = incidence(nodes, heads.length, (arc) => heads[arc ^ 1] as number, isOpen)
  const into = incidence(nodes, heads.length, (arc) => heads[arc] as number, isOpen)
  const { blocks, blockMetres } = blocksOf(nodes, heads, shape.lengths)
  return {
    projection,
    ...shape,
    heads,
    factors,
    ways,
    traits,
    climbs,
    firstOut: out.first,
    out: out.items,
    firstIn: into.first,
    in: into.items,
    blocks,
    blockMetres,
    grid: edgeGridOf(shape, heads),
  }
}

type Edges = {
  /** Points of the streets that are junctions, in the order of their numbers. */
  junctions: Uint32Array
  starts: number[]
  ends: number[]
  /** The way of each edge, and the range of the way's points. */
  ways: number[]
  from: number[]
  to: number[]
  opens: number[]
}

/** Ways that the activity may use, cut where they meet. */
function splitAtJunctions(streets: Streets, activity: Activity): Edges {
  const { firstPoint, points } = streets
  const uses = new Uint8Array(streets.latitudes.length)
  const mask = activity.forward | activity.backward
  const isOpen = (way: number) => ((streets.access[way] as number) & mask) !== 0
  const wayCount = streets.kinds.length
  for (let way = 0; way < wayCount; way += 1) {
    if (!isOpen(way)) continue
    const [first, last] = [firstPoint[way] as number, (firstPoint[way + 1] as number) - 1]
    for (let at = first; at <= last; at += 1) {
      const point = points[at] as number
      uses[point] = Math.min(2, (uses[point] as number) + (at === first || at === last ? 2 : 1))
    }
  }
  const number = new Int32Array(uses.length).fill(-1)
  const junctions: number[] = []
  const numberOf = (point: number) => {
    if (number[point] === -1) number[point] = junctions.push(point) - 1
    return number[point] as number
  }
  const edges: Edges = { junctions: new Uint32Array(), starts: [], ends: [], ways: [], from: [], to: [], opens: [] }
  for (let way = 0; way < wayCount; way += 1) {
    if (!isOpen(way)) continue
    let from = firstPoint[way] as number
    const end = firstPoint[way + 1] as number
    for (let at = from + 1; at < end; at += 1) {
      if ((uses[points[at] as number] as number) < 2) continue
      const bits = streets.access[way] as number
      edges.starts.push(numberOf(points[from] as number))
      edges.ends.push(numberOf(points[at] as number))
      edges.ways.push(way)
      edges.from.push(from)
      edges.to.push(at)
      edges.opens.push((bits & activity.forward ? 1 : 0) | (bits & activity.backward ? 2 : 0))
      from = at
    }
  }
  edges.junctions = Uint32Array.from(junctions)
  return edges
}

/** New numbers of the junctions of the largest component (-1 for others), and the edges inside it. */
function reachable(edges: Edges): { numbers: Int32Array; kept: number[] } {
  const component = largestComponent(edges.junctions.length, edges)
  const numbers = new Int32Array(edges.junctions.length).fill(-1)
  let count = 0
  for (let junction = 0; junction < numbers.length; junction += 1)
    if (component[junction]) {
      numbers[junction] = count
      count += 1
    }
  const kept: number[] = []
  for (let edge = 0; edge < edges.ways.length; edge += 1)
    if (component[edges.starts[edge] as number] && component[edges.ends[edge] as number]) kept.push(edge)
  return { numbers, kept }
}

function shapeOf(
  { latitudes, longitudes, points }: Streets,
  projection: Projection,
  edges: Edges,
  numbers: Int32Array,
  kept: readonly number[],
) {
  const count = numbers.reduce((most, number) => Math.max(most, number), -1) + 1
  const east = new Float64Array(count)
  const north = new Float64Array(count)
  for (const [junction, point] of edges.junctions.entries()) {
    const number = numbers[junction] as number
    if (number === -1) continue
    east[number] = eastOf(projection, longitudes[point] as number)
    north[number] = northOf(projection, latitudes[point] as number)
  }
  const bendCount = kept.reduce((sum, edge) => sum + (edges.to[edge] as number) - (edges.from[edge] as number) - 1, 0)
  const lengths = new Float64Array(kept.length)
  const sweeps = new Float64Array(kept.length)
  const firstBend = new Uint32Array(kept.length + 1)
  const bendEast = new Float64Array(bendCount)
  const bendNorth = new Float64Array(bendCount)
  let bend = 0
  for (const [edge, old] of kept.entries()) {
    const [from, to] = [edges.from[old] as number, edges.to[old] as number]
    let [previous, x, y] = [points[from] as number, 0, 0]
    for (let at = from; at <= to; at += 1) {
      const point = points[at] as number
      const nextX = eastOf(projection, longitudes[point] as number)
      const nextY = northOf(projection, latitudes[point] as number)
      if (at > from) {
        ;(lengths[edge] as number) += metresBetween(
          latitudes[previous] as number,
          longitudes[previous] as number,
          latitudes[point] as number,
          longitudes[point] as number,
        )
        ;(sweeps[edge] as number) += x * nextY - nextX * y
      }
      if (at > from && at < to) {
        bendEast[bend] = nextX
        bendNorth[bend] = nextY
        bend += 1
      }
      ;[previous, x, y] = [point, nextX, nextY]
    }
    firstBend[edge + 1] = bend
  }
  return { east, north, lengths, sweeps, firstBend, bendEast, bendNorth }
}

function middleOf(values: Float64Array): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return values.length > 0 ? (least + most) / 2 : 0
}
