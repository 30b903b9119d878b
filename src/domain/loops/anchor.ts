import { pointsOf, reversedPairs, type StreetGraph } from '../streets/graph.ts'
import type { Spot } from '../streets/snap.ts'
import type { Seed } from './tree.ts'

/** Where a loop begins and ends: the stretches that lead away from it and back, and the points they pass. */
export type Anchor = {
  east: number
  north: number
  /** Edges that the loop does not pass: the one that the start is on, or those of the stem to a junction. */
  closed: readonly number[]
  /** A junction where it begins. */
  node: number
  away: readonly AnchorSeed[]
  back: readonly AnchorSeed[]
}

/** The street is that of the start; a seed at a junction leads along none. */
export type AnchorSeed = Seed & { edge?: number; points: readonly number[] }

/** The anchor of a start in the middle of a street. */
export function anchorAt(graph: StreetGraph, spot: Spot): Anchor {
  const { edge } = spot
  const points = pointsOf(graph, edge * 2)
  const [before, after] = cutAt(points, spot, (graph.lengths[edge] as number) || 1)
  const [tail, head] = [graph.heads[edge * 2 + 1] as number, graph.heads[edge * 2] as number]
  const rest = Math.max(0, (graph.lengths[edge] as number) - spot.metres)
  const seedOf = (node: number, metres: number, arc: number, line: readonly number[]): AnchorSeed[] =>
    (graph.factors[arc] as number) > 0
      ? [{ node, metres, cost: metres * (graph.factors[arc] as number), sweep: sweepOf(line), edge, points: line }]
      : []
  return {
    east: spot.east,
    north: spot.north,
    closed: [edge],
    node: head,
    away: [...seedOf(head, rest, edge * 2, after), ...seedOf(tail, spot.metres, edge * 2 + 1, reversedPairs(before))],
    back: [...seedOf(head, rest, edge * 2 + 1, reversedPairs(after)), ...seedOf(tail, spot.metres, edge * 2, before)],
  }
}

export function anchorAtNode(graph: StreetGraph, node: number, stem: readonly number[]): Anchor {
  const [east, north] = [graph.east[node] as number, graph.north[node] as number]
  const seed = { node, metres: 0, cost: 0, sweep: 0, points: [east, north] }
  return { east, north, closed: stem.map((arc) => arc >> 1), node, away: [seed], back: [seed] }
}

/**
 * The block that rounds from an anchor stay in, because a street out of it would be used to come back, too; undefined
 * where so few streets are in it that crossing one twice is better than nothing.
 */
export function roomyBlock({ blocks, blockMetres }: StreetGraph, { node }: Anchor, metres: number): number | undefined {
  const block = blocks[node] as number
  return (blockMetres[block] as number) >= metres * MIN_BLOCK_SHARE ? block : undefined
}

/** Metres of streets in a block, per metre of the round. */
const MIN_BLOCK_SHARE = 50

/** The points before and after a spot, both with the spot itself. */
function cutAt(points: readonly number[], spot: Spot, length: number): [number[], number[]] {
  const drawn = drawnLength(points)
  let left = drawn * Math.min(1, spot.metres / length)
  for (let at = 2; at < points.length; at += 2) {
    const step = Math.hypot(
      (points[at] as number) - (points[at - 2] as number),
      (points[at + 1] as number) - (points[at - 1] as number),
    )
    if (left <= step || at === points.length - 2)
      return [
        [...points.slice(0, at), spot.east, spot.north],
        [spot.east, spot.north, ...points.slice(at)],
      ]
    left -= step
  }
  return [[...points], [spot.east, spot.north]]
}

function drawnLength(points: readonly number[]): number {
  let sum = 0
  for (let at = 2; at < points.length; at += 2)
    sum += Math.hypot(
      (points[at] as number) - (points[at - 2] as number),
      (points[at + 1] as number) - (points[at - 1] as number),
    )
  return sum
}

function sweepOf(points: readonly number[]): number {
  let sum = 0
  for (let at = 2; at < points.length; at += 2)
    sum += (points[at - 2] as number) * (points[at + 1] as number) - (points[at] as number) * (points[at - 1] as number)
  return sum
}
