import { anchorAt } from '#domain/loops/anchor.ts'
import type { Planner } from '#domain/loops/planner.ts'
import { metresOf, type Round } from '#domain/loops/round.ts'
import { growTree, isReached, pathTo, type Seed } from '#domain/loops/tree.ts'
import { resetWeights, setWeight } from '#domain/loops/weights.ts'
import { createDraw } from '#domain/streets/demo-town/draw.ts'
import { eastOf, northOf, placeAt } from '#domain/streets/projection.ts'
import { type Spot, snap } from '#domain/streets/snap.ts'
import type { Start } from './starts.ts'

/**
 * GraphHopper's `round_trip` below 50 km, on our graph: a point at a third of the length as the crow flies in a direction
 * that the seed draws, the shortest way there, and the shortest way home with used edges five times as dear.
 */
export function graphHopperRound(planner: Planner, { latitude, longitude }: Start, metres: number, seed: number) {
  const { graph, weights } = planner
  const start = snap(graph, latitude, longitude)
  if (!start) return undefined
  const draw = createDraw(seed)
  const heading = draw() * 2 * Math.PI
  const far = (metres / 3) * (1 + (draw() - 0.5) * 0.2)
  const east = eastOf(graph.projection, longitude) + far * Math.sin(heading)
  const north = northOf(graph.projection, latitude) + far * Math.cos(heading)
  const place = placeAt(graph.projection, east, north)
  const via = snap(graph, place.latitude, place.longitude)
  if (!via) return undefined
  resetWeights(weights)
  const there = cheapestPath(planner, start, via, metres * MAX_COST_SHARE)
  if (!there) return undefined
  for (const arc of there.arcs) setWeight(weights, arc >> 1, USED_WEIGHT)
  const home = cheapestPath(planner, via, start, metres * MAX_COST_SHARE)
  if (!home) return undefined
  return {
    arcs: [...there.arcs, ...home.arcs],
    // Turns on the spot in the middle of the first and the farthest street.
    turnedMetres: turnedMetres(there.back, home.away) + turnedMetres(there.away, home.back),
    metres: metresOf(graph, there) + metresOf(graph, home),
  }
}

function turnedMetres(one: Seed, other: Seed): number {
  return one.node === other.node ? Math.min(one.metres, other.metres) : 0
}

function cheapestPath({ graph, around, weights }: Planner, from: Spot, to: Spot, maxCost: number): Round | undefined {
  const [start, end] = [anchorAt(graph, from), anchorAt(graph, to)]
  const bounds = { metres: Number.MAX_VALUE, east: end.east, north: end.north, cost: maxCost }
  growTree(graph, around, start.away, weights.values, bounds)
  const costAt = (node: number) => (isReached(around, node) ? (around.costs[node] as number) : Number.POSITIVE_INFINITY)
  const [back] = end.back.toSorted((a, b) => costAt(a.node) + a.cost - costAt(b.node) - b.cost)
  if (!back || !isReached(around, back.node)) return undefined
  const path = pathTo(graph, around, back.node)
  const away = start.away[path.seed]
  return away && { away, arcs: path.arcs, back }
}

const USED_WEIGHT = 5
/** Beyond this cost, as a share of the length, a way would not pass anyhow. */
const MAX_COST_SHARE = 3
