import type { Place } from '#domain/loop-check/measures.ts'
import { measureLine, nearestOn, placeAt } from '../../map/geometry/measured-line.ts'

/** Most points that a loop is asked to pass; the API takes no more. */
export const MAX_VIAS = 8

/** The points to pass with one more, which lies on the line at some metres along it, in their order on the way. */
export function insertVia(vias: readonly Place[], line: readonly Place[], metres: number): Place[] {
  const measured = measureLine(line)
  const next = vias.findIndex((via) => nearestOn(measured, via).metres > metres)
  const place = placeAt(measured, metres)
  return next < 0 ? [...vias, place] : vias.toSpliced(next, 0, place)
}
