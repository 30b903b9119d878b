import type { StreetGraph } from '../streets/graph.ts'

/**
 * The same streets, with some of them up to twice as dear as others, which ones depends on the seed: another seed leads to
 * other loops. Costs keep their mean, so that a search reaches as far as before. Seed 0 changes nothing.
 */
export function withSeed(graph: StreetGraph, seed: number): StreetGraph {
  if (seed === 0) return graph
  const factors = graph.factors.slice()
  let [before, after] = [0, 0]
  for (let edge = 0; edge < graph.lengths.length; edge += 1) {
    const length = graph.lengths[edge] as number
    // A whole street at once: single edges would even out along a loop.
    const dearer = 1 + shareOf(graph.ways[edge] as number, seed)
    for (const arc of [edge * 2, edge * 2 + 1]) {
      const factor = graph.factors[arc] as number
      factors[arc] = factor * dearer
      before += factor * length
      after += factor * dearer * length
    }
  }
  const scale = after > 0 ? before / after : 1
  return { ...graph, factors: factors.map((factor) => factor * scale) }
}

/** A number from 0 to 1 for a street, by the finalizer of MurmurHash3. */
function shareOf(way: number, seed: number): number {
  let hash = Math.imul(way ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff
}
