import type { Box } from '#contracts/streets.ts'
import { pointsOf } from '#domain/routes/route-line.ts'
import type { ShownRoute } from './shown-route.ts'
import type { RouteRow } from './store.ts'

/** Where a route lies, for the server itself: streets are read around its start, even if nobody else may see that. */
export type RouteArea = {
  start: { latitude: number; longitude: number }
  metres: number
  /** Where its streets are from; undefined if its data do not say. */
  sourceId: string | undefined
  /** The box around the part that the caller may see. */
  box: Box
}

export function routeArea({ latitude, longitude, distance }: RouteRow, { route_data }: ShownRoute): RouteArea {
  const data = JSON.parse(route_data) as Parameters<typeof pointsOf>[0] & { source?: { id: string } }
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { place } of pointsOf(data)) {
    south = Math.min(south, place[0])
    north = Math.max(north, place[0])
    west = Math.min(west, place[1])
    east = Math.max(east, place[1])
  }
  const box = { west, south, east, north }
  return { start: { latitude, longitude }, metres: distance, sourceId: data.source?.id, box }
}
