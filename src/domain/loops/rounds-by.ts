import { tailOf } from '../streets/graph.ts'
import type { Spot } from '../streets/snap.ts'
import { type Anchor, anchorAt } from './anchor.ts'
import { fillGap } from './close-round.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import type { Planner } from './planner.ts'
import { toleranceOf } from './rounds-from.ts'
import { growTree, isReached, pathTo, type Seed } from './tree.ts'
import { avoidPath, resetWeights, setWeight } from './weights.ts'

/**
 * Rounds of a length by way of streets, in their order: the shortest way from each to the next, but for one stretch that
 * takes what is left of the length. Every stretch is tried as that one. Where the shortest way is longer than the length,
 * it is the only answer; none where the streets do not lead to a point.
 */
export function roundsBy(planner: Planner, spot: Spot, vias: readonly Spot[], metres: number): Judged[] {
  planner.effort = 0
  const anchor = anchorAt(planner.graph, spot)
  const found = roundsFromAnchor(planner, anchor, vias, metres)
  // From a one-way street the only way home may lead through it again.
  return found.length > 0 ? found : roundsFromAnchor(planner, { ...anchor, closed: [] }, vias, metres)
}

function roundsFromAnchor(planner: Planner, anchor: Anchor, vias: readonly Spot[], metres: number): Judged[] {
  const passed = arcsBy(planner, anchor, vias)
  if (!passed) return []
  const shortest = legsOf(planner, anchor, passed)
  if (!shortest) return []
  const direct = joined(planner, anchor, passed, shortest, metres)
  if (!direct) return []
  if (direct.metres >= metres) return [direct]
  const found = shortest.flatMap((_, long) => roundsWithLong(planner, anchor, passed, long, metres))
  return found.length > 0 ? found : [direct]
}

/** A stretch between two streets: its arcs, and the seeds of the start at which it begins or ends. */
type Leg = { arcs: readonly number[]; away?: number; back?: number }

/** The arc of each street in the direction in which the shortest way passes it. */
function arcsBy(planner: Planner, anchor: Anchor, vias: readonly Spot[]): number[] | undefined {
  const { graph, around } = planner
  const passed: number[] = []
  let seeds: readonly Seed[] = anchor.away
  startAfresh(planner, anchor)
  for (const { edge } of vias) {
    growTree(graph, around, seeds, planner.weights.values, boundsOf(anchor))
    const reachable = [edge * 2, edge * 2 + 1].filter(
      (arc) => (graph.factors[arc] as number) > 0 && isReached(around, tailOf(graph, arc)),
    )
    const costTo = (arc: number) => around.costs[tailOf(graph, arc)] as number
    const [arc] = reachable.sort((one, other) => costTo(one) - costTo(other))
    if (arc === undefined) return undefined
    passed.push(arc)
    seeds = [seedAt(graph.heads[arc] as number)]
  }
  return passed
}

/** The shortest legs, each of which avoids those before it; without the long one, if given. */
function legsOf(planner: Planner, anchor: Anchor, passed: readonly number[], long = -1): Leg[] | undefined {
  const { graph, around, weights } = planner
  startAfresh(planner, anchor)
  avoidPath(graph, weights, passed)
  const legs: Leg[] = []
  for (let at = 0; at <= passed.length; at += 1) {
    if (at === long) {
      legs.push({ arcs: [] })
      continue
    }
    const before = passed[at - 1]
    const next = passed[at]
    const seeds = before === undefined ? anchor.away : [seedAt(graph.heads[before] as number)]
    growTree(graph, around, seeds, weights.values, boundsOf(anchor))
    const end = next === undefined ? nearestBack(planner, anchor) : { node: tailOf(graph, next) }
    if (!end || !isReached(around, end.node)) return undefined
    const { arcs, seed } = pathTo(graph, around, end.node)
    avoidPath(graph, weights, [...legs.flatMap((leg) => leg.arcs), ...passed, ...arcs])
    legs.push({ arcs, ...(at === 0 && { away: seed }), ...('seed' in end && { back: end.seed }) })
  }
  return legs
}

function nearestBack({ around }: Planner, anchor: Anchor): { node: number; seed: number } | undefined {
  let best: { node: number; seed: number; cost: number } | undefined
  for (const [seed, { node, cost }] of anchor.back.entries()) {
    if (!isReached(around, node)) continue
    const whole = (around.costs[node] as number) + cost
    if (!best || whole < best.cost) best = { node, seed, cost: whole }
  }
  return best
}

function roundsWithLong(
  planner: Planner,
  anchor: Anchor,
  passed: readonly number[],
  long: number,
  metres: number,
): Judged[] {
  const { graph } = planner
  const legs = legsOf(planner, anchor, passed, long)
  if (!legs) return []
  const others = [...legs.flatMap(({ arcs }) => arcs), ...passed]
  const before = passed[long - 1]
  const next = passed[long]
  const [first, last] = [legs[0]?.away, legs.at(-1)?.back]
  const from = before === undefined ? anchor.away : [seedAt(graph.heads[before] as number)]
  const to = next === undefined ? anchor.back : [seedAt(tailOf(graph, next))]
  const ends = [
    first === undefined ? undefined : anchor.away[first],
    last === undefined ? undefined : anchor.back[last],
  ]
  const rest = others.reduce((sum, arc) => sum + (graph.lengths[arc >> 1] as number), 0)
  const endMetres = ends.reduce((sum, end) => sum + (end?.metres ?? 0), 0)
  const sweep = others.reduce((sum, arc) => sum + (arc & 1 ? -1 : 1) * (graph.sweeps[arc >> 1] as number), 0)
  const [fromNode, toNode] = [from[0]?.node, to[0]?.node]
  if (fromNode === undefined || toNode === undefined) return []
  const gap = {
    from,
    to,
    fromEast: before === undefined ? anchor.east : (graph.east[fromNode] as number),
    fromNorth: before === undefined ? anchor.north : (graph.north[fromNode] as number),
    toEast: next === undefined ? anchor.east : (graph.east[toNode] as number),
    toNorth: next === undefined ? anchor.north : (graph.north[toNode] as number),
    metres: metres - rest - endMetres,
    sweep: sweep + ends.reduce((sum, end) => sum + (end?.sweep ?? 0), 0),
    loopMetres: metres,
  }
  if (gap.metres <= 0) return []
  return fillGap(planner, gap, toleranceOf(metres), FILLINGS).flatMap(({ arcs, fromSeed, toSeed }) => {
    const filled = legs.map((leg, at) =>
      at === long
        ? { arcs, ...(before === undefined && { away: fromSeed }), ...(next === undefined && { back: toSeed }) }
        : leg,
    )
    return joined(planner, anchor, passed, filled, metres) ?? []
  })
}

function joined(
  { graph }: Planner,
  anchor: Anchor,
  passed: readonly number[],
  legs: readonly Leg[],
  metres: number,
): Judged | undefined {
  const away = anchor.away[legs[0]?.away ?? -1]
  const back = anchor.back[legs.at(-1)?.back ?? -1]
  if (!away || !back) return undefined
  const arcs = legs.flatMap((leg, at) => [...leg.arcs, ...passed.slice(at, at + 1)])
  return judgeRound(graph, { away, arcs, back }, metres)
}

function startAfresh({ weights }: Planner, { closed }: Anchor) {
  resetWeights(weights)
  for (const edge of closed) setWeight(weights, edge, 0)
}

function seedAt(node: number): Seed {
  return { node, metres: 0, cost: 0, sweep: 0 }
}

function boundsOf({ east, north }: Anchor) {
  return { metres: Number.MAX_VALUE, east, north, cost: MAX_LEG_COST_METRES }
}

const FILLINGS = 4
/** A leg between two chosen points is no longer than this. */
const MAX_LEG_COST_METRES = 150_000
