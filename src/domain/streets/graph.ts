import type { Projection } from './projection.ts'

/**
 * The streets open to one activity, as a graph of junctions that can all be reached from each other. Edge e runs from
 * `tails(2e)` to its other end; arc 2e follows it, arc 2e + 1 goes against it, and `heads[arc ^ 1]` is where an arc begins.
 */
export type StreetGraph = {
  projection: Projection
  /** Of each junction, metres east and north of the projection's centre. */
  east: Float64Array
  north: Float64Array
  /** Of each arc: the junction it leads to, and the factor its metres count with in a search; 0 where it is closed. */
  heads: Uint32Array
  factors: Float32Array
  /** Of each edge: metres, twice the signed area that it sweeps around the centre, and its way. */
  lengths: Float64Array
  sweeps: Float64Array
  ways: Uint32Array
  /** Of each edge a sum of `traits`; of each arc the metres climbed along it, NaN where unknown. */
  traits: Uint8Array
  climbs: Float32Array
  /** The points between the ends of edge e are those from `firstBend[e]` to `firstBend[e + 1] - 1`. */
  firstBend: Uint32Array
  bendEast: Float64Array
  bendNorth: Float64Array
  /** Arcs that leave junction n, and those that lead to it, from `firstOut[n]` and `firstIn[n]` on. */
  firstOut: Uint32Array
  out: Uint32Array
  firstIn: Uint32Array
  in: Uint32Array
  /** Of each junction its block: junctions that stay connected whichever edge is closed. Metres of each block. */
  blocks: Uint32Array
  blockMetres: Float64Array
  /** The edges in each square of a grid. */
  grid: EdgeGrid
}

/** The edges that pass near each square: those of square s from `first[s]` to `first[s + 1] - 1`. */
export type EdgeGrid = {
  west: number
  south: number
  columns: number
  rows: number
  first: Uint32Array
  edges: Uint32Array
}

export const GRID_SQUARE_METRES = 60

/** The junction where an arc begins. */
export function tailOf(graph: StreetGraph, arc: number): number {
  return graph.heads[arc ^ 1] as number
}

/** The points of an arc in its direction, both ends included, as pairs of metres east and north. */
export function pointsOf(graph: StreetGraph, arc: number): number[] {
  const edge = arc >> 1
  const points = [graph.east[tailOf(graph, edge * 2)] as number, graph.north[tailOf(graph, edge * 2)] as number]
  const end = graph.firstBend[edge + 1] as number
  for (let bend = graph.firstBend[edge] as number; bend < end; bend += 1)
    points.push(graph.bendEast[bend] as number, graph.bendNorth[bend] as number)
  const head = graph.heads[edge * 2] as number
  points.push(graph.east[head] as number, graph.north[head] as number)
  return arc % 2 === 0 ? points : reversedPairs(points)
}

export function reversedPairs(points: readonly number[]): number[] {
  const reversed: number[] = []
  for (let at = points.length - 2; at >= 0; at -= 2) reversed.push(points[at] as number, points[at + 1] as number)
  return reversed
}
