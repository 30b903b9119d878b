import type { Spot } from '../streets/snap.ts'
import { anchorAt, anchorAtNode } from './anchor.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import { MAX_EFFORT, type Planner } from './planner.ts'
import { type Stem, withStem } from './round.ts'
import { roundsFrom } from './rounds-from.ts'
import { growTree, isReached, pathTo } from './tree.ts'
import { resetWeights } from './weights.ts'

/** A loop some way off, with the shortest stem that leads to one of the right length. */
export function lollipop(planner: Planner, spot: Spot, metres: number): Judged | undefined {
  // The search for a loop may have used up its own.
  planner.effort = MAX_EFFORT / 2
  for (const { node, stem, stemMetres } of stemsTo(planner, spot, metres)) {
    const search = { ring: 0.3, sectors: 8, turned: 0, error: 0.009 }
    const anchor = anchorAtNode(planner.graph, node, [spot.edge * 2, ...stem.there, ...stem.home])
    const rounds = [...roundsFrom(planner, anchor, metres - stemMetres, search)]
    const [best] = rounds.toSorted((one, other) => one.penalty - other.penalty)
    if (best && best.repeated < MAX_REPEATED) return judgeRound(planner.graph, withStem(stem, best.round), metres)
  }
  return undefined
}

/** Stems to junctions in all directions, the shortest first. */
function stemsTo(planner: Planner, spot: Spot, metres: number) {
  const { graph, around, back, weights } = planner
  const start = anchorAt(graph, spot)
  resetWeights(weights)
  const bounds = { metres, east: start.east, north: start.north, cost: metres * 0.6 }
  growTree(graph, around, start.away, weights.values, bounds)
  growTree(graph, back, start.back, weights.values, bounds, true)
  const nearest = new Map<string, { node: number; stemMetres: number }>()
  for (let at = 0; at < around.count; at += 1) {
    const node = around.reached[at] as number
    if (!isReached(back, node)) continue
    const stemMetres = (around.metres[node] as number) + (back.metres[node] as number)
    if (stemMetres > metres * MAX_STEM_SHARE) continue
    const [x, y] = [(graph.east[node] as number) - start.east, (graph.north[node] as number) - start.north]
    const key = `${Math.floor((stemMetres / metres) * RINGS)} ${Math.round((Math.atan2(y, x) * 3) / Math.PI)}`
    const known = nearest.get(key)
    if (!known || stemMetres < known.stemMetres) nearest.set(key, { node, stemMetres })
  }
  const chosen = [...nearest.values()].sort((one, other) => one.stemMetres - other.stemMetres).slice(0, MAX_STEMS)
  return chosen.flatMap(({ node, stemMetres }): { node: number; stemMetres: number; stem: Stem }[] => {
    const there = pathTo(graph, around, node)
    const home = pathTo(graph, back, node, true)
    const [away, to] = [start.away[there.seed], start.back[home.seed]]
    return away && to ? [{ node, stemMetres, stem: { away, there: there.arcs, home: home.arcs, back: to } }] : []
  })
}

const MAX_REPEATED = 0.02
const MAX_STEM_SHARE = 0.7
const RINGS = 14
const MAX_STEMS = 40
