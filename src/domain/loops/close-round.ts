import type { StreetGraph } from '../streets/graph.ts'
import type { Planner } from './planner.ts'
import { growTree, isReached, pathTo, type Seed } from './tree.ts'

/** Two ends to join by a way of a given length that goes through some junction. */
export type Gap = {
  from: readonly Seed[]
  to: readonly Seed[]
  /** Where the ends are, in metres east and north. */
  fromEast: number
  fromNorth: number
  toEast: number
  toNorth: number
  metres: number
  /** Twice the area that the rest of the loop sweeps, and the length of the whole loop. */
  sweep: number
  loopMetres: number
  /** The block that the way stays in, if any. */
  block?: number | undefined
}

export type Filling = { arcs: number[]; fromSeed: number; toSeed: number }

/**
 * Ways that fill a gap with its length, the most promising first. A tree from one end and one to the other meet in the
 * junctions that such a way can pass, so the length and the area of each are known before any is traced.
 */
export function fillGap(planner: Planner, gap: Gap, tolerance: number, count: number): Filling[] {
  const { graph, away, back } = planner
  const weights = planner.weights.values
  const reach = gap.metres + tolerance
  const isEasy = gap.block !== undefined && gap.loopMetres >= LONG_LOOP_METRES
  const cost = reach * (isEasy ? MAX_TREE_COST_IF_EASY : MAX_TREE_COST)
  const bounds = { metres: reach, cost, block: gap.block }
  growTree(graph, away, gap.from, weights, { ...bounds, east: gap.toEast, north: gap.toNorth })
  growTree(graph, back, gap.to, weights, { ...bounds, east: gap.fromEast, north: gap.fromNorth }, true)
  planner.effort += away.count + back.count
  const found: { node: number; penalty: number }[] = []
  const apart = gap.metres * MIN_SHARE_APART
  for (let at = 0; at < back.count; at += 1) {
    const node = back.reached[at] as number
    if (!isReached(away, node)) continue
    const metres = (away.metres[node] as number) + (back.metres[node] as number)
    const off = Math.abs(metres - gap.metres)
    if (off > tolerance || isSpur(away.arcs[node] as number, back.arcs[node] as number)) continue
    const area = Math.abs(gap.sweep + (away.sweeps[node] as number) + (back.sweeps[node] as number)) / 2
    const compactness = (4 * Math.PI * area) / (gap.loopMetres * gap.loopMetres)
    const excess = ((away.costs[node] as number) + (back.costs[node] as number)) / metres - 1
    const penalty = excess + 1.2 * Math.max(0, 0.6 - compactness) + 0.2 * (off / tolerance)
    keep(graph, found, { node, penalty }, apart, count)
  }
  return found.map(({ node }) => {
    const there = pathTo(graph, away, node)
    const home = pathTo(graph, back, node, true)
    return { arcs: [...there.arcs, ...home.arcs], fromSeed: there.seed, toSeed: home.seed }
  })
}

function isSpur(arc: number, next: number): boolean {
  return arc >= 0 && next >= 0 && arc >> 1 === next >> 1
}

/** Keeps the best, of several close to each other only one. */
function keep(
  graph: StreetGraph,
  found: { node: number; penalty: number }[],
  one: { node: number; penalty: number },
  apart: number,
  count: number,
) {
  if (found.length === count && one.penalty >= (found.at(-1)?.penalty as number)) return
  const close = found.findIndex(
    ({ node }) =>
      Math.abs((graph.east[node] as number) - (graph.east[one.node] as number)) < apart &&
      Math.abs((graph.north[node] as number) - (graph.north[one.node] as number)) < apart,
  )
  if (close >= 0) {
    if ((found[close]?.penalty as number) <= one.penalty) return
    found.splice(close, 1)
  }
  const at = found.findIndex(({ penalty }) => penalty > one.penalty)
  found.splice(at < 0 ? found.length : at, 0, one)
  if (found.length > count) found.pop()
}

/** The cost of each half of a way, as a share of the length of the whole. */
const MAX_TREE_COST = 1.1
/** Long loops in a roomy block close in many ways, so that halves that are more alike are enough. */
const MAX_TREE_COST_IF_EASY = 0.8
const LONG_LOOP_METRES = 15_000
const MIN_SHARE_APART = 0.08
