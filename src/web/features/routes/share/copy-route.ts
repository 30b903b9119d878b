import { activityIds } from '#domain/streets/activity.ts'
import { call } from '../../../lib/api.ts'
import { routeAddress } from '../route-address.ts'
import type { SharedRoute } from './shared-route.ts'

/** Saves a route, as much of it as is shown, in the athlete's own library. Returns the path of the copy's page. */
export async function copyRoute(route: SharedRoute): Promise<string> {
  const { name, latitude, longitude, distance, activity_type, route_data } = route
  const activity = activityIds.find((one) => one === activity_type)
  if (!activity) throw new Error('This kind of route cannot be saved.')
  const copy = { name, latitude, longitude, distance, activity_type: activity, route_data }
  const { id } = await call('post /api/routes', copy)
  return routeAddress(id)
}
