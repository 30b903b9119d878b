import { metresApart } from '#domain/loop-check/measures.ts'
import type { Point } from '../state/planner.ts'

type Line = readonly (readonly [number, number])[]

/** Most points that a loop is asked to pass; the API takes no more. */
export const MAX_VIAS = 8

/**
 * The points to pass with another one, at its place in their order along the line. `at` is where it was put on the line,
 * `to` where it is now.
 */
export function withVia(vias: readonly Point[], line: Line, at: Point, to: Point = at): Point[] {
  const place = placeOn(line, at)
  const next = vias.findIndex((via) => placeOn(line, via) > place)
  return next < 0 ? [...vias, to] : vias.toSpliced(next, 0, to)
}

/** The number of the line's point that is nearest. */
function placeOn(line: Line, { latitude, longitude }: Point): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (const [number, point] of line.entries()) {
    const metres = metresApart(point, [latitude, longitude])
    if (metres < least) [nearest, least] = [number, metres]
  }
  return nearest
}
