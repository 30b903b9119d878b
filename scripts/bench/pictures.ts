import { planLoops } from '#domain/loops/plan-loops.ts'
import { createPlanner } from '#domain/loops/planner.ts'
import { pointsOf } from '#domain/routes/route-line.ts'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { demoTownCentre, drawDemoTown } from '#domain/streets/demo-town.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { offerLoops } from '#server/loops/offer-loops.ts'
import { createSignals } from '#server/loops/threads/signals.ts'
import { streetsInBox } from '#server/loops/threads/streets-in-box.ts'
import { drawRoute, drawWorkout } from '#server/pictures/drawing.ts'
import { boxOnMap } from '#server/pictures/route-picture.ts'
import { boxAround } from '#server/routes/facts-of-line.ts'
import { fiveFours, hundreds, rampAndBouts } from '#tests/support/workouts/profile-examples.ts'
import { percentile } from './figures.ts'

const ROUNDS = 40
const GOAL_MS = 100

/** How long link previews take, each another one: of workouts, and of routes with the streets around them. */
export async function bench(): Promise<void> {
  const signals = createSignals()
  const begun = performance.now()
  await drawWorkout({ ...workoutNo(0), signals })
  console.log(`The first one, with the font: ${(performance.now() - begun).toFixed(0)} ms`)
  const routes = routesInTown()
  const parts = {
    workouts: (n: number) => drawWorkout({ ...workoutNo(n), signals }),
    'routes on streets': (n: number) => drawRoute({ ...routeNo(n), signals }),
    'routes alone': (n: number) => drawRoute({ ...routeNo(n), streets: [], signals }),
  }
  const table: Record<string, Record<string, string>> = {}
  for (const [what, draw] of Object.entries(parts)) {
    const [times, sizes]: [number[], number[]] = [[], []]
    for (let n = 1; n <= ROUNDS; n += 1) {
      const start = performance.now()
      const { byteLength } = await draw(n)
      times.push(performance.now() - start)
      sizes.push(byteLength)
    }
    const p95 = percentile(times, 95)
    table[what] = {
      'median ms': percentile(times, 50).toFixed(1),
      'p95 ms': p95.toFixed(1),
      kB: (percentile(sizes, 50) / 1000).toFixed(0),
      [`goal: ${GOAL_MS} ms`]: p95 <= GOAL_MS ? 'reached' : 'missed',
    }
  }
  console.table(table)

  function routeNo(n: number) {
    const route = routes[n % routes.length]
    if (!route) throw new Error('There are no routes')
    return { ...route, name: `Round ${n}` }
  }
}

function workoutNo(n: number) {
  const all: StoredSteps[] = [fiveFours, hundreds, rampAndBouts]
  const steps = JSON.stringify(all[n % all.length])
  return { name: `Threshold ${n} × 4 min`, sport: 'cycling', type: 'threshold', steps, author: 'Maren Holt' } as const
}

/** Loops of 3 to 12 km, with the streets that their maps show. */
function routesInTown() {
  const streets = drawDemoTown(3)
  return activities.flatMap((activity) => {
    const planner = createPlanner(buildGraph(streets, activity))
    return [3_000, 5_000, 8_000, 12_000].flatMap((metres) =>
      offerLoops(planLoops(planner, streets, { ...demoTownCentre, metres, seed: 1 }), {
        metres,
        activity: activity.id,
      }).map(({ distance, figures, geometry }) => {
        const box = boxAround(pointsOf({ geometry }))
        return {
          ...{ sport: activity.sport, metres: distance.meters },
          route_data: JSON.stringify({ geometry, figures: { climb_meters: figures.climb_meters } }),
          streets: box ? streetsInBox(streets, boxOnMap(box)).streets : [],
          attribution: 'Invented streets',
          author: 'Maren Holt',
        }
      }),
    )
  })
}
