import { type StreetGraph, tailOf } from '../streets/graph.ts'

/** Where a search begins: a junction, and what it takes to get there from the start in metres, cost and swept area. */
export type Seed = { node: number; metres: number; cost: number; sweep: number }

/** Cheapest paths from the seeds to junctions, or from junctions to the seeds. */
export type Tree = {
  /** Of each junction that this search reached, marked by `rounds[node] === round`. */
  rounds: Uint32Array
  round: number
  costs: Float64Array
  metres: Float64Array
  sweeps: Float64Array
  /** The arc by which the path passes the junction, or -1 - s at seed s. */
  arcs: Int32Array
  /** The junctions that were reached, in about the order of their costs. */
  reached: Uint32Array
  count: number
  /** The queue: junctions by their cost in steps of `BUCKET_METRES`, and how many of each bucket are of this search. */
  buckets: number[][]
  filled: number[]
}

/** What a search may not exceed: metres to a junction and on as the crow flies to a point, and cost; nor leave: a block. */
export type Bounds = { metres: number; east: number; north: number; cost: number; block?: number | undefined }

export function createTree(nodes: number): Tree {
  return {
    rounds: new Uint32Array(nodes),
    round: 0,
    costs: new Float64Array(nodes),
    metres: new Float64Array(nodes),
    sweeps: new Float64Array(nodes),
    arcs: new Int32Array(nodes),
    reached: new Uint32Array(nodes),
    count: 0,
    buckets: [],
    filled: [],
  }
}

export function isReached(tree: Tree, node: number): boolean {
  return tree.rounds[node] === tree.round
}

/**
 * Grows a tree within the bounds, `against` the arcs if it leads to the seeds. An edge costs its metres times its factor
 * times its weight; one with weight 0 is closed. A queue of buckets serves the cheapest junctions first, and a junction
 * that got cheaper is served again.
 */
export function growTree(
  graph: StreetGraph,
  tree: Tree,
  seeds: readonly Seed[],
  weights: Float32Array,
  bounds: Bounds,
  against = false,
): void {
  const { heads, factors, lengths, sweeps, east, north, blocks } = graph
  const { block } = bounds
  const first = against ? graph.firstIn : graph.firstOut
  const links = against ? graph.in : graph.out
  const flip = against ? 1 : 0
  tree.round += 1
  tree.count = 0
  const { round, rounds, costs, metres, arcs } = tree
  const { buckets, filled } = tree
  filled.fill(0)
  const offer = (node: number, cost: number, length: number, sweep: number, arc: number) => {
    if (cost > bounds.cost) return
    if (rounds[node] === round) {
      if (cost >= (costs[node] as number) - MIN_GAIN_METRES) return
    } else {
      if (block !== undefined && blocks[node] !== block) return
      const [x, y] = [(east[node] as number) - bounds.east, (north[node] as number) - bounds.north]
      if (length + CROW_SHARE * Math.sqrt(x * x + y * y) > bounds.metres) return
      rounds[node] = round
      tree.reached[tree.count] = node
      tree.count += 1
    }
    costs[node] = cost
    metres[node] = length
    tree.sweeps[node] = sweep
    arcs[node] = arc
    const at = (cost / BUCKET_METRES) | 0
    for (let empty = buckets.length; empty <= at; empty += 1) {
      buckets.push([])
      filled.push(0)
    }
    const place = filled[at] as number
    ;(buckets[at] as number[])[place] = node
    filled[at] = place + 1
  }
  for (const [index, seed] of seeds.entries()) offer(seed.node, seed.cost, seed.metres, seed.sweep, -1 - index)
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] as number[]
    for (let next = 0; next < (filled[at] as number); next += 1) {
      const node = bucket[next] as number
      const cost = costs[node] as number
      if (((cost / BUCKET_METRES) | 0) !== at) continue
      const length = metres[node] as number
      const sweep = tree.sweeps[node] as number
      for (let link = first[node] as number; link < (first[node + 1] as number); link += 1) {
        const arc = links[link] as number
        const edge = arc >> 1
        const weight = weights[edge] as number
        if (weight === 0) continue
        const long = lengths[edge] as number
        const area = sweeps[edge] as number
        const to = heads[arc ^ flip] as number
        offer(
          to,
          cost + long * (factors[arc] as number) * weight,
          length + long,
          arc & 1 ? sweep - area : sweep + area,
          arc,
        )
      }
    }
  }
}

/** The arcs of the path through a junction in the order of travel, and the seed at its other end. */
export function pathTo(
  graph: StreetGraph,
  tree: Tree,
  node: number,
  against = false,
): { arcs: number[]; seed: number } {
  const path: number[] = []
  let at = node
  for (let arc = tree.arcs[at] as number; arc >= 0; arc = tree.arcs[at] as number) {
    path.push(arc)
    at = against ? (graph.heads[arc] as number) : tailOf(graph, arc)
  }
  return { arcs: against ? path : path.reverse(), seed: -1 - (tree.arcs[at] as number) }
}

const BUCKET_METRES = 8

/** A junction whose cost falls by less is not served again. */
const MIN_GAIN_METRES = 0.001

/** The projection may draw distances this much too long. */
const CROW_SHARE = 0.99
