import type { Route } from '#contracts/routes.ts'
import type { CalendarItem } from '../queries.ts'
import { useChanging } from '../use-changing.ts'
import { rememberRoute } from './known-routes.ts'

/** Puts a workout of a day on a route, or on none. Both are changes of the calendar, which can be undone. */
export function useAttaching({ id }: Pick<CalendarItem, 'id'>) {
  const change = useChanging()
  return {
    attach(route: Route) {
      rememberRoute(route)
      const done = { title: 'Route attached', description: route.name }
      return change([{ op: 'attach', id, route_id: route.id }], done, { title: 'Failed to attach the route' })
    },
    detach: () =>
      change(
        [{ op: 'attach', id, route_id: null }],
        { title: 'Route detached' },
        { title: 'Failed to detach the route' },
      ),
  }
}
