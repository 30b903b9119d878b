import { metresApart } from '../../loop-check/measures.ts'
import type { RoutePoint } from '../route-line.ts'

/**
 * At most `most` points of a line: those closer than `spacing` metres to the one before are left out, and the ends stay.
 * The spacing is doubled until it suffices, so that a hostile line takes no longer than another.
 */
export function thinOut(points: readonly RoutePoint[], most: number): { points: RoutePoint[]; spacing: number } {
  let [kept, spacing] = [[...points], 0]
  while (kept.length > most) {
    spacing = Math.max(1, spacing * 2)
    kept = apart(points, spacing)
  }
  return { points: kept, spacing }
}

function apart(points: readonly RoutePoint[], metres: number): RoutePoint[] {
  const kept: RoutePoint[] = []
  for (const [at, point] of points.entries()) {
    const before = kept.at(-1)
    const isEnd = at === points.length - 1
    if (!before || isEnd || metresApart(before.place, point.place) >= metres) kept.push(point)
  }
  return kept
}
