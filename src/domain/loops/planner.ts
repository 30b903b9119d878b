import type { StreetGraph } from '../streets/graph.ts'
import { createTree, type Tree } from './tree.ts'
import { createWeights, type Weights } from './weights.ts'

/** A graph with the memory that searches on it use, one at a time. */
export type Planner = {
  graph: StreetGraph
  around: Tree
  away: Tree
  back: Tree
  weights: Weights
  /** Junctions that the searches for the present loop have reached. It limits their time, and does not depend on a clock. */
  effort: number
  /** Whether nobody waits for the answer any more. What is planned after that is worthless. */
  isCancelled: () => boolean
}

export function createPlanner(graph: StreetGraph): Planner {
  const nodes = graph.east.length
  return {
    graph,
    around: createTree(nodes),
    away: createTree(nodes),
    back: createTree(nodes),
    weights: createWeights(graph.lengths.length),
    effort: 0,
    isCancelled: () => false,
  }
}

/** Whether the better part of the searches that fit into half a second is done, or nobody waits for more. */
export function isTired(planner: Planner): boolean {
  return planner.effort > MAX_EFFORT || planner.isCancelled()
}

export const MAX_EFFORT = 800_000
