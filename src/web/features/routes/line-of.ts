import type { Route } from '#contracts/routes.ts'
import { decodePolyline } from '#domain/polyline/polyline.ts'

/** The line of a route; undefined for one that cannot be drawn. */
export function lineOf({ route_data }: Pick<Route, 'route_data'>): [number, number][] | undefined {
  const line = decodePolyline(route_data.geometry.polyline)
  return line && line.length > 1 ? line : undefined
}
