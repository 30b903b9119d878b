import type { NewRoute } from '#domain/routes/check-route.ts'
import { climbAlong } from '#domain/routes/climb-along.ts'
import type { ReadRoute } from '#domain/routes/files/read-gpx.ts'
import { geometryOf, lengthOf } from '#domain/routes/route-line.ts'

/** The route of a file as it is saved. Its source is the file, and whom that names. */
export function newRouteOf({ name, activity, points, attribution }: Extract<ReadRoute, { ok: true }>): NewRoute {
  const line = points.map(({ place }) => place)
  const [latitude = 0, longitude = 0] = line[0] ?? []
  const climb = climbAlong(points)
  const distance = Math.round(lengthOf(line) * 10) / 10
  return {
    name,
    latitude,
    longitude,
    distance,
    activity_type: activity,
    route_data: {
      distance: { meters: distance },
      profile: activity,
      geometry: geometryOf(points),
      ...(climb !== undefined && { figures: { climb_meters: climb } }),
      source: { id: 'file', name: 'GPX file', attribution },
    },
  }
}
