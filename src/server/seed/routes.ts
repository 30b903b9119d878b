import { planLoops } from '#domain/loops/plan-loops.ts'
import { createPlanner } from '#domain/loops/planner.ts'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import { NewRoute } from '#domain/routes/check-route.ts'
import { type ActivityId, activities, activityIds } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { drawDemoTown } from '#domain/streets/demo-town.ts'
import { offerLoops } from '../loops/offer-loops.ts'
import { demoTownAround, demoTownSource } from '../loops/regions/town-around.ts'
import { writtenSource } from '../loops/written-source.ts'

type Planned = { name: string; daysAgo: number; activity: ActivityId; metres: number; seed: number }

const [onFoot, onRoadBike] = activityIds

/** The seeded routes, the oldest first. */
export const plannedRoutes: readonly Planned[] = [
  { name: 'Sunday round through the hills', daysAgo: 17, activity: onRoadBike, metres: 42_000, seed: 4 },
  { name: 'Long run by the river', daysAgo: 9, activity: onFoot, metres: 16_000, seed: 1 },
  { name: 'Before breakfast', daysAgo: 2, activity: onFoot, metres: 6_000, seed: 2 },
]

/** Where the map of the route generator begins. */
const start = { latitude: 51.505, longitude: -0.09 }

/** Plans the seeded routes on the streets of the demo town around the start. */
export function planSeededRoutes(): { daysAgo: number; route: NewRoute }[] {
  const town = demoTownAround(start)
  if (!town) throw new Error('There is no demo town around the start.')
  const streets = drawDemoTown(town.seed, town.centre)
  const planners = new Map(activities.map((activity) => [activity.id, createPlanner(buildGraph(streets, activity))]))
  return plannedRoutes.map(({ name, daysAgo, activity, metres, seed }) => {
    const planner = planners.get(activity)
    const asked = { ...start, metres, seed, activity }
    const [loop] = planner ? offerLoops(planLoops(planner, streets, asked), asked) : []
    const place = decodePolyline(loop?.geometry.polyline ?? '')?.[0]
    if (!loop || !place) throw new Error(`${name}: the demo town has no such loop.`)
    const [latitude, longitude] = place
    const route = NewRoute.parse({
      name,
      latitude,
      longitude,
      distance: loop.distance.meters,
      activity_type: activity,
      route_data: { ...loop, source: writtenSource(demoTownSource) },
    })
    return { daysAgo, route }
  })
}
