import type { Box } from '#contracts/streets.ts'
import { factsOfLine } from './facts-of-line.ts'
import type { ShownRoute } from './shown-route.ts'
import type { RouteRow } from './store.ts'

/** Where a route lies, for the server itself: streets are read around its start, even if nobody else may see that. */
export type RouteArea = {
  start: { latitude: number; longitude: number }
  metres: number
  /** Where its streets are from; undefined if its data do not say. */
  sourceId: string | undefined
  /** The box around the part that the caller may see; undefined for a line that is none. */
  box: Box | undefined
}

export function routeArea({ latitude, longitude, distance }: RouteRow, shown: ShownRoute): RouteArea {
  const { box, source } = factsOfLine(shown)
  return { start: { latitude, longitude }, metres: distance, sourceId: source?.id, box }
}
