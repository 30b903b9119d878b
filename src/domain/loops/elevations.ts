import { pointsOf, reversedPairs, type StreetGraph } from '../streets/graph.ts'
import { eastOf, northOf } from '../streets/projection.ts'
import type { Streets } from '../streets/streets.ts'
import type { AnchorSeed } from './anchor.ts'
import { lineOf, type Round } from './round.ts'
import { smoothAlong } from './smooth-along.ts'

/**
 * Metres above the sea of each point of a round's line, NaN where unknown; undefined if nothing is known. Each is the mean
 * of the way around it, because neighbouring figures of the Shuttle Radar Topography Mission differ on level ground.
 */
export function elevationsOf(graph: StreetGraph, streets: Streets, round: Round): number[] | undefined {
  if (!streets.elevations) return undefined
  const { away, arcs, back } = round
  const ofArcs = arcs.map((arc) => elevationsAlong(graph, streets, arc))
  const start = elevationsFrom(graph, streets, away, ofArcs[0]?.[0])
  // The way back is one that leads away from the start, in the other direction.
  const end = elevationsFrom(graph, streets, { ...back, points: reversedPairs(back.points) }, ofArcs.at(-1)?.at(-1))
  const raw = [...start, ...ofArcs.flatMap((one) => one.slice(1)), ...end.toReversed().slice(1)]
  return raw.every(Number.isNaN) ? undefined : smoothAlong(lineOf(graph, round), raw)
}

/** Those of an arc's points, in its direction. */
function elevationsAlong(graph: StreetGraph, streets: Streets, arc: number): number[] {
  const points = pointsOf(graph, arc - (arc % 2))
  const count = points.length / 2
  const first = firstPointOf(graph, streets, arc >> 1, points)
  const along = Array.from({ length: count }, (_, at) =>
    first === undefined ? Number.NaN : (streets.elevations?.[streets.points[first + at] as number] ?? Number.NaN),
  )
  return arc % 2 === 0 ? along : along.reverse()
}

/** Where the points of an edge begin among those of its way, of which the graph says only the places. */
function firstPointOf(
  { projection, ways }: StreetGraph,
  streets: Streets,
  edge: number,
  points: readonly number[],
): number | undefined {
  const way = ways[edge] as number
  const isAt = (at: number, number: number) => {
    const point = streets.points[at] as number
    const east = eastOf(projection, streets.longitudes[point] as number)
    const north = northOf(projection, streets.latitudes[point] as number)
    return isSame(east, points[number * 2] as number) && isSame(north, points[number * 2 + 1] as number)
  }
  const steps = points.length / 2 - 1
  const last = (streets.firstPoint[way + 1] as number) - 1 - steps
  for (let at = streets.firstPoint[way] as number; at <= last; at += 1)
    if (isAt(at, 0) && isAt(at + 1, 1) && isAt(at + steps, steps)) return at
  return undefined
}

/** Those of the points from the start to the junction of a seed; the start's own lies between its neighbours'. */
function elevationsFrom(
  graph: StreetGraph,
  streets: Streets,
  { edge, points }: Pick<AnchorSeed, 'edge' | 'points'>,
  atJunction = Number.NaN,
): number[] {
  if (edge === undefined) return [atJunction]
  const kept = points.slice(2)
  for (const arc of [edge * 2, edge * 2 + 1]) {
    const whole = pointsOf(graph, arc)
    const cut = whole.length - kept.length
    if (!kept.every((value, at) => isSame(value, whole[cut + at] as number))) continue
    const along = elevationsAlong(graph, streets, arc)
    const [before, after] = [along[cut / 2 - 1] ?? Number.NaN, along[cut / 2] ?? along.at(-1) ?? Number.NaN]
    const [x, y] = [points[0] as number, points[1] as number]
    const to = (at: number) => Math.hypot((whole[at] ?? x) - x, (whole[at + 1] ?? y) - y)
    const [fromBefore, toAfter] = [to(cut - 2), to(cut)]
    const share = fromBefore + toAfter > 0 ? fromBefore / (fromBefore + toAfter) : 0
    return [before + (after - before) * share, ...along.slice(cut / 2)]
  }
  return points.filter((_, at) => at % 2 === 0).map(() => Number.NaN)
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_PLACE_METRES
}

const SAME_PLACE_METRES = 0.001
