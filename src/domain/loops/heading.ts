import { pointsOf, type StreetGraph } from '../streets/graph.ts'
import type { Round } from './round.ts'

/** Degrees clockwise from north, from 0 to 360, in which a point so many metres away lies. */
export function bearingOf(east: number, north: number): number {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** Degrees between two bearings, from 0 to 180. */
export function degreesBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** The bearing of the middle of a round from its start. */
export function headingOf(graph: StreetGraph, { away, arcs }: Round): number {
  const [startEast, startNorth] = away.points as [number, number]
  let [east, north, metres] = [0, 0, 0]
  for (const arc of arcs) {
    const points = pointsOf(graph, arc)
    const length = graph.lengths[arc >> 1] as number
    const [endEast, endNorth] = points.slice(-2) as [number, number]
    east += length * (((points[0] as number) + endEast) / 2 - startEast)
    north += length * (((points[1] as number) + endNorth) / 2 - startNorth)
    metres += length
  }
  return metres > 0 ? bearingOf(east, north) : 0
}
