import type { StreetGraph } from '../streets/graph.ts'
import type { Spot } from '../streets/snap.ts'
import type { Anchor } from './anchor.ts'
import type { Planner } from './planner.ts'
import type { Stem } from './round.ts'
import { growTree, isReached, pathTo } from './tree.ts'
import { resetWeights, setWeight } from './weights.ts'

/** The junction where a loop from a start at a dead end can begin, and the stem to it. */
export type Hub = { node: number; stem: Stem; stemMetres: number }

/** Undefined where the start itself is on streets that have room for the loop. */
export function findStem(planner: Planner, spot: Spot, anchor: Anchor, metres: number): Hub | undefined {
  const { graph, around, back, weights } = planner
  const [tail, head] = [graph.heads[spot.edge * 2 + 1] as number, graph.heads[spot.edge * 2] as number]
  if (graph.blocks[tail] === graph.blocks[head] && roomAt(graph, tail) >= metres * MIN_ROOM) return undefined
  resetWeights(weights)
  const best = nearestRoom(planner, anchor, metres)
  if (!best) return undefined
  const there = pathTo(graph, around, best.node)
  // Through a small block the way home takes the other side.
  for (const arc of there.arcs) setWeight(weights, arc >> 1, REPEATED_WEIGHT)
  const bounds = boundsOf(anchor, metres, Math.min(MAX_SEARCH, best.share * REPEATED_WEIGHT))
  growTree(graph, back, anchor.back, weights.values, bounds, true)
  if (!isReached(back, best.node)) return undefined
  const home = pathTo(graph, back, best.node, true)
  const [away, to] = [anchor.away[there.seed], anchor.back[home.seed]]
  if (!away || !to) return undefined
  const stemMetres = (around.metres[best.node] as number) + (back.metres[best.node] as number)
  return { node: best.node, stemMetres, stem: { away, there: there.arcs, home: home.arcs, back: to } }
}

/** The nearest junction with room for the rest of the loop; where there is none, the one with the most room. */
function nearestRoom({ graph, around, back, weights }: Planner, anchor: Anchor, metres: number) {
  let best: { node: number; metres: number; lack: number; share: number } | undefined
  // Nearly always there is room close by, so a small search comes first.
  for (const share of [0.1, 0.5, 2]) {
    const bounds = boundsOf(anchor, metres, share)
    growTree(graph, around, anchor.away, weights.values, bounds)
    growTree(graph, back, anchor.back, weights.values, bounds, true)
    best = undefined
    for (let at = 0; at < around.count; at += 1) {
      const node = around.reached[at] as number
      if (!isReached(back, node)) continue
      const stemMetres = (around.metres[node] as number) + (back.metres[node] as number)
      const loop = metres - stemMetres
      if (loop < metres * MIN_LOOP_SHARE) continue
      const lack = Math.max(0, loop * MIN_ROOM - roomAt(graph, node))
      if (!best || lack < best.lack || (lack === best.lack && stemMetres < best.metres))
        best = { node, metres: stemMetres, lack, share }
    }
    if (best?.lack === 0) return best
  }
  return best
}

function boundsOf({ east, north }: Anchor, metres: number, share: number) {
  return { metres: metres * 1.2, east, north, cost: metres * share }
}

function roomAt(graph: StreetGraph, node: number): number {
  return graph.blockMetres[graph.blocks[node] as number] as number
}

/** Streets that a loop needs, as a share of its length. */
const MIN_ROOM = 1.3
const MIN_LOOP_SHARE = 0.1
const REPEATED_WEIGHT = 5
/** Highest cost of a way to there or home, as a share of the length. */
const MAX_SEARCH = 4
