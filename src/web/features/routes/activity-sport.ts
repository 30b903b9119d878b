import type { Route } from '#contracts/routes.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { activities } from '#domain/streets/activity.ts'

/** The sport of an activity, whose mark and name it is shown with; a route may also name a sport itself. */
export function sportOfActivity(activity: Route['activity_type']): SportId {
  const planned = activities.find(({ id }) => id === activity)
  return planned ? planned.sport : (activity as SportId)
}
