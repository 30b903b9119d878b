import { pointsOf, type StreetGraph } from '../streets/graph.ts'
import type { Streets } from '../streets/streets.ts'
import type { Round } from './round.ts'

/** A part of a round along one street, between two junctions or from or to the start. */
export type Leg = {
  edge: number
  /** In the direction of the round, both ends included, as pairs of metres east and north. */
  points: readonly number[]
  metres: number
  /** The name of the street, '' for none. */
  street: string
  /** The junction where it ends; undefined of the last, which ends at the start. */
  junction: number | undefined
  /** Where it begins, as a number of points of the round's line. */
  firstPoint: number
}

/** The parts of a round that have a length, and the number of the last point of its line. */
export function legsOf(
  graph: StreetGraph,
  streets: Streets,
  { away, arcs, back }: Round,
): { legs: Leg[]; lastPoint: number } {
  const legs: Leg[] = []
  let firstPoint = 0
  const add = (edge: number | undefined, points: readonly number[], metres: number, junction?: number) => {
    if (edge !== undefined && metres >= MIN_LEG_METRES) {
      const street = streets.names[streets.nameOf[graph.ways[edge] as number] as number] ?? ''
      legs.push({ edge, points, metres, street, junction, firstPoint })
    }
    firstPoint += points.length / 2 - 1
  }
  add(away.edge, away.points, away.metres, away.node)
  for (const arc of arcs)
    add(arc >> 1, pointsOf(graph, arc), graph.lengths[arc >> 1] as number, graph.heads[arc] as number)
  add(back.edge, back.points, back.metres)
  return { legs, lastPoint: firstPoint }
}

/** A shorter part has no direction of its own. */
const MIN_LEG_METRES = 0.5
