import type { Place } from '#domain/loop-check/measures.ts'
import { measureLine, nearestOn, placeAt } from '../../map/geometry/measured-line.ts'

/**
 * The points to pass with one more in the middle of the longest stretch of a line without any, which the start at its ends
 * counts for. Where the planner finds no loop by points close to the start, that one keeps the loop wide.
 */
export function anchorVias(vias: readonly Place[], line: readonly Place[]): Place[] {
  const measured = measureLine(line)
  const stops = [0, ...vias.map((via) => nearestOn(measured, via).metres), measured.metres].toSorted((a, b) => a - b)
  const stretches = stops.slice(1).map((to, at) => ({ from: stops[at] as number, to }))
  const longest = stretches.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one))
  const place = placeAt(measured, (longest.from + longest.to) / 2)
  return vias.toSpliced(stretches.indexOf(longest), 0, place)
}
