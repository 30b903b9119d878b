import type { Spot } from '../streets/snap.ts'
import { anchorAt } from './anchor.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import type { Planner } from './planner.ts'
import { growTree, isReached, pathTo } from './tree.ts'
import { resetWeights } from './weights.ts'

/** The way to some junction and home by the shortest way, as near to the length as the streets allow. */
export function outAndBack(planner: Planner, spot: Spot, metres: number): Judged {
  const { graph, around, back, weights } = planner
  const anchor = anchorAt(graph, spot)
  resetWeights(weights)
  const bounds = { metres: metres * 1.1, east: anchor.east, north: anchor.north, cost: metres * 3 }
  growTree(graph, around, anchor.away, weights.values, bounds)
  growTree(graph, back, anchor.back, weights.values, bounds, true)
  let [best, least] = [anchor.away[0]?.node ?? 0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < around.count; at += 1) {
    const node = around.reached[at] as number
    if (!isReached(back, node)) continue
    const off = Math.abs((around.metres[node] as number) + (back.metres[node] as number) - metres)
    if (off < least) [best, least] = [node, off]
  }
  const there = pathTo(graph, around, best)
  const home = pathTo(graph, back, best, true)
  const [away, to] = [anchor.away[there.seed], anchor.back[home.seed]]
  if (!away || !to) throw new Error('A start on the streets has a way out and a way home')
  return judgeRound(graph, { away, arcs: [...there.arcs, ...home.arcs], back: to }, metres)
}
