import type { StreetGraph } from '../streets/graph.ts'
import { createTree, type Tree } from './tree.ts'
import { createWeights, type Weights } from './weights.ts'

/** A graph with the memory that searches on it use, one at a time. */
export type Planner = { graph: StreetGraph; around: Tree; away: Tree; back: Tree; weights: Weights }

export function createPlanner(graph: StreetGraph): Planner {
  const nodes = graph.east.length
  return {
    graph,
    around: createTree(nodes),
    away: createTree(nodes),
    back: createTree(nodes),
    weights: createWeights(graph.lengths.length),
  }
}
