import type { Place } from '#domain/loop-check/measures.ts'
import { between, measureLine, nearestOn, placeAt } from '../../map/geometry/measured-line.ts'

/**
 * The points to pass with one more in the middle of the longest stretch of a line without any, which the start at its ends
 * counts for. Where the planner finds no loop by points close to the start, that one keeps the loop wide: on the line if
 * `wide` is 1, and straight between the ends of its stretch if it is 0.
 */
export function anchorVias(vias: readonly Place[], line: readonly Place[], wide = 1): Place[] {
  const measured = measureLine(line)
  const stops = [0, ...vias.map((via) => nearestOn(measured, via).metres), measured.metres].toSorted((a, b) => a - b)
  const stretches = stops.slice(1).map((to, at) => ({ from: stops[at] as number, to }))
  const longest = stretches.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one))
  const straight = between(placeAt(measured, longest.from), placeAt(measured, longest.to), 0.5)
  const place = between(straight, placeAt(measured, (longest.from + longest.to) / 2), wide)
  return vias.toSpliced(stretches.indexOf(longest), 0, place)
}
