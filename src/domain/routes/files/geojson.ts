import { encodeUtf8 } from '../../exports/shared/text-codec.ts'
import type { RouteFormat } from './route-file.ts'

/** A line by RFC 7946, for maps and for programs. */
export const geojson = {
  id: 'geojson',
  label: 'GeoJSON',
  extension: 'geojson',
  mime: 'application/geo+json',
  encode: ({ name, activity, points, metres, attribution }) => {
    const hasElevations = points.every(({ elevation }) => elevation !== null)
    const coordinates = points.map(({ place: [latitude, longitude], elevation }) =>
      // A position without elevation has two numbers, and all of a line have as many.
      hasElevations ? [longitude, latitude, elevation] : [longitude, latitude],
    )
    const properties = {
      name,
      activity_type: activity.id,
      distance_meters: Math.round(metres * 10) / 10,
      ...(attribution && { attribution }),
    }
    return encodeUtf8(
      `${JSON.stringify({ type: 'Feature', properties, geometry: { type: 'LineString', coordinates } })}\n`,
    )
  },
} as const satisfies RouteFormat
