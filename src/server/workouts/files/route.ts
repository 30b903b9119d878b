import { type ReadRoute, readGpx } from '#domain/routes/files/read-gpx.ts'
import { type RouteFormatId, routeFormatOf } from '#domain/routes/files/registry.ts'
import type { RouteData } from '#domain/routes/route.ts'
import { lengthOf, pointsOf } from '#domain/routes/route-line.ts'
import { type ActivityId, activityOf } from '#domain/streets/activity.ts'

/** Whom routes on streets name if their data do not say from where these are. */
export const STREETS_ATTRIBUTION = '© OpenStreetMap contributors'

type Task = {
  route: { name: string; activity_type: ActivityId; route_data: string; created_at: Date }
  format: RouteFormatId
}

/** Writes a route as a file. Runs in the thread for files, because a long one takes tens of milliseconds. */
export function writeRouteFile({ route, format }: Task): Uint8Array<ArrayBuffer> {
  const { name, activity_type, created_at } = route
  const data: RouteData = JSON.parse(route.route_data)
  const points = pointsOf(data)
  return routeFormatOf(format).encode({
    name,
    activity: activityOf(activity_type),
    points,
    turns: data.turns ?? [],
    metres: lengthOf(points.map(({ place }) => place)),
    attribution: data.source?.attribution ?? STREETS_ATTRIBUTION,
    createdAt: created_at,
  })
}

/** Reads the route of a GPX file. Runs in the thread for files. Never throws. */
export function readRouteFile(task: Parameters<typeof readGpx>[0]): ReadRoute {
  return readGpx(task)
}
