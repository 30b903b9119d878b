import { fit } from './fit.ts'
import { geojson } from './geojson.ts'
import { gpx } from './gpx.ts'
import { tcx } from './tcx.ts'

/** The kinds of files that routes are written to. */
export const routeFormats = [gpx, tcx, fit, geojson] as const

export type RouteFormatId = (typeof routeFormats)[number]['id']

export function routeFormatOf(id: RouteFormatId) {
  return routeFormats.find((format) => format.id === id) ?? gpx
}
