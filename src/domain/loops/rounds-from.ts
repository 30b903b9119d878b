import { type Anchor, roomyBlock } from './anchor.ts'
import { fillGap } from './close-round.ts'
import { bearingOf, degreesBetween } from './heading.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import { isTired, type Planner } from './planner.ts'
import { withoutSpurs } from './round.ts'
import { growTree, pathTo } from './tree.ts'
import { avoidPath, resetWeights, setWeight } from './weights.ts'

/** The distance of the first junction and the accepted error as shares of the loop, and how many directions are tried. */
export type Search = {
  ring: number
  sectors: number
  turned: number
  /** Degrees clockwise from north near which the first junction must lie. */
  direction?: number | undefined
  error?: number
  fillings?: number
}

/** Loops of a length from an anchor, each by way of a junction in another direction. */
export function* roundsFrom(planner: Planner, anchor: Anchor, metres: number, search: Search): Generator<Judged> {
  const { graph, around, weights } = planner
  resetWeights(weights)
  for (const edge of anchor.closed) setWeight(weights, edge, 0)
  const ring = metres * search.ring
  const block = roomyBlock(graph, anchor, metres)
  growTree(graph, around, anchor.away, weights.values, {
    metres: metres * 0.6,
    east: anchor.east,
    north: anchor.north,
    cost: ring * MAX_RING_COST,
    block,
  })
  const tolerance = Math.max(toleranceOf(metres), metres * (search.error ?? 0))
  for (const via of viasOn(planner, anchor, ring, search)) {
    if (isTired(planner)) return
    const leg = pathTo(graph, around, via)
    const away = anchor.away[leg.seed]
    if (!away) continue
    resetWeights(weights)
    for (const edge of anchor.closed) setWeight(weights, edge, 0)
    avoidPath(graph, weights, leg.arcs, away.points)
    const gap = {
      from: [{ node: via, metres: 0, cost: 0, sweep: 0 }],
      to: anchor.back.map((seed) => (seed.node === away.node ? { ...seed, cost: seed.cost * 5 } : seed)),
      fromEast: graph.east[via] as number,
      fromNorth: graph.north[via] as number,
      toEast: anchor.east,
      toNorth: anchor.north,
      metres: metres - (around.metres[via] as number),
      sweep: around.sweeps[via] as number,
      loopMetres: metres,
      block,
    }
    let best: Judged | undefined
    for (const filling of fillGap(planner, gap, tolerance, search.fillings ?? FILLINGS)) {
      const back = anchor.back[filling.toSeed]
      if (!back) continue
      const judged = judgeRound(
        graph,
        withoutSpurs(graph, { away, arcs: [...leg.arcs, ...filling.arcs], back }),
        metres,
      )
      if (!best || judged.penalty < best.penalty) best = judged
    }
    if (best) yield best
  }
}

/** Metres by which a loop may miss the length that it is closed for. */
export function toleranceOf(metres: number): number {
  return Math.max(metres * 0.004, Math.min(25, metres * 0.009))
}

/** In each sector the junction near the ring that is reached most directly, the best first. */
function viasOn(
  { graph, around }: Planner,
  anchor: Anchor,
  ring: number,
  { sectors: all, turned, direction }: Search,
): number[] {
  const sectors = direction === undefined ? all : all * DIRECTED_SECTORS
  const best = new Map<number, { node: number; penalty: number }>()
  for (let at = 0; at < around.count; at += 1) {
    const node = around.reached[at] as number
    const metres = around.metres[node] as number
    if (metres < ring * 0.8 || metres > ring * 1.15) continue
    const [x, y] = [(graph.east[node] as number) - anchor.east, (graph.north[node] as number) - anchor.north]
    if (direction !== undefined && degreesBetween(bearingOf(x, y), direction) > MAX_DEGREES_OFF) continue
    const turn = (Math.atan2(y, x) / Math.PI + 1) / 2 + turned / sectors
    const sector = Math.floor(turn * sectors) % sectors
    const crow = Math.sqrt(x * x + y * y)
    const penalty = (around.costs[node] as number) / Math.max(1, crow) + 0.5 * Math.abs(metres / ring - 1)
    const known = best.get(sector)
    if (!known || penalty < known.penalty) best.set(sector, { node, penalty })
  }
  return [...best.values()].sort((one, other) => one.penalty - other.penalty).map(({ node }) => node)
}

const MAX_RING_COST = 1.6
/** With a direction only a part of the circle is looked at, in smaller sectors. */
const DIRECTED_SECTORS = 3
const MAX_DEGREES_OFF = 60
const FILLINGS = 4
