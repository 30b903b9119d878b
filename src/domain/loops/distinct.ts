import type { StreetGraph } from '../streets/graph.ts'
import type { Judged } from './judge-round.ts'

/** Up to `count` rounds, the best first, of which any two share at most half of their length. */
export function distinctRounds(graph: StreetGraph, rounds: readonly Judged[], count: number): Judged[] {
  const chosen: Judged[] = []
  for (const one of rounds.toSorted((a, b) => a.penalty - b.penalty)) {
    if (chosen.length === count) break
    if (chosen.every((other) => sharedMetres(graph, one, other) <= 0.5 * Math.min(one.metres, other.metres)))
      chosen.push(one)
  }
  return chosen
}

function sharedMetres(graph: StreetGraph, one: Judged, other: Judged): number {
  const edges = new Set(one.round.arcs.map((arc) => arc >> 1))
  return other.round.arcs.reduce(
    (sum, arc) => (edges.has(arc >> 1) ? sum + (graph.lengths[arc >> 1] as number) : sum),
    0,
  )
}
