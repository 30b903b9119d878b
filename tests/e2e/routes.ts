import type { Route } from '#contracts/routes.ts'
import type { NewRoute } from '#domain/routes/check-route.ts'
import { routeAlong } from '#tests/support/routes/saved-routes.ts'
import { call, type Fetch } from '#web/lib/api.ts'

/** A round of the length of a morning, as streets draw it: with corners, and wider than high. */
function roundOf(name: string, activity: NewRoute['activity_type'], radius: number, bends: number): NewRoute {
  const line = Array.from({ length: 121 }, (_, at): [number, number] => {
    const turn = (2 * Math.PI * (at % 120)) / 120
    const reach = radius * (1 + 0.25 * Math.sin(bends * turn) + 0.08 * Math.cos(7 * turn))
    return [fiveDecimals(51.51 + reach * Math.cos(turn)), fiveDecimals(-0.12 + 1.9 * reach * Math.sin(turn))]
  })
  const route = routeAlong(line, { name, activity_type: activity })
  return { ...route, route_data: { ...route.route_data, profile: activity } }
}

const routes: readonly NewRoute[] = [
  roundOf('Along the river and back', 'foot-walking', 0.011, 3),
  roundOf('Three hills before breakfast', 'cycling-road', 0.06, 5),
  roundOf('Round the park', 'foot-walking', 0.006, 2),
]

/** Saves three routes, two on foot and one by bike; the last one is the newest. */
export async function saveRoutes(api: Fetch): Promise<Route[]> {
  const saved: Route[] = []
  for (const route of routes) saved.push(await call('post /api/routes', route, api))
  return saved
}

function fiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
