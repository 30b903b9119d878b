import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { type ActivityId, activities } from '../streets/activity.ts'
import { buildGraph } from '../streets/build-graph.ts'
import { createStreetList, everybody } from '../streets/demo-town/street-list.ts'
import { demoTownCentre, drawDemoTown } from '../streets/demo-town.ts'
import { tailOf } from '../streets/graph.ts'
import { eastOf, northOf, placeAt, projectionAround } from '../streets/projection.ts'
import { type Spot, snap } from '../streets/snap.ts'
import type { Streets } from '../streets/streets.ts'
import { anchorAt } from './anchor.ts'
import { bearingOf } from './heading.ts'
import { planLoops } from './plan-loops.ts'
import { createPlanner } from './planner.ts'
import type { Round } from './round.ts'
import { turnsOf } from './turns.ts'

type Place = readonly [number, number]

const centre = { latitude: 48, longitude: 9 }
const projection = projectionAround(centre.latitude, centre.longitude)

/** Streets by their names and corners, in metres east and north of a centre; streets that share a corner meet there. */
function streetsOf(...lines: (readonly [string, ...Place[]])[]): Streets {
  const never = () => false
  const land = { draw: () => 0.5, isNorthOfRiver: never, isBesideRiver: never, isPark: never, isHilly: never }
  const list = createStreetList(centre, { ...land, elevation: () => 100 })
  const corners = new Map<string, number>()
  const cornerAt = ([east, north]: Place) => {
    const corner = corners.get(`${east} ${north}`) ?? list.point(east, north)
    corners.set(`${east} ${north}`, corner)
    return corner
  }
  for (const [name, ...points] of lines) list.street(points.map(cornerAt), 'residential', 'paved', everybody, name)
  return list.streets()
}

function plannerOf(streets: Streets, activity: ActivityId = 'foot-walking') {
  const found = activities.find(({ id }) => id === activity)
  if (!found) throw new Error(`No activity ${activity}`)
  return createPlanner(buildGraph(streets, found))
}

/** What is told of a round from the middle of a street along junctions and back to it. */
function toldAlong(streets: Streets, start: Place, junctions: readonly Place[]): string[] {
  const { graph } = plannerOf(streets)
  const nodes = junctions.map(([east, north]) => {
    const { latitude, longitude } = placeAt(projection, east, north)
    const [x, y] = [eastOf(graph.projection, longitude), northOf(graph.projection, latitude)]
    return graph.east.findIndex((one, node) => Math.hypot(one - x, (graph.north[node] as number) - y) < 0.1)
  })
  const { latitude, longitude } = placeAt(projection, ...start)
  const anchor = anchorAt(graph, snap(graph, latitude, longitude) as Spot)
  const arcs = nodes
    .slice(1)
    .map((node, at) => graph.heads.findIndex((head, arc) => head === node && tailOf(graph, arc) === nodes[at]))
  const [away, back] = [
    anchor.away.find(({ node }) => node === nodes[0]),
    anchor.back.find(({ node }) => node === nodes.at(-1)),
  ]
  expect(arcs).not.toContain(-1)
  const turns = turnsOf(graph, streets, { away, arcs, back } as Round)
  return turns.map(({ turn, street }) => (street === undefined ? turn : `${turn} ${street}`))
}

test('turns are told where there is a choice, and not at bends, side streets and a change to the same street', () => {
  const streets = streetsOf(
    ['South Street', [0, 0], [200, 0], [400, 0], [500, 0]],
    ['Passed Lane', [200, 0], [200, -80]],
    // It turns by itself in the north-east, where the map begins a new way.
    ['East Street', [400, 0], [400, 400]],
    ['East Street', [400, 400], [0, 400]],
    ['West Street', [0, 400], [0, 300]],
    ['', [0, 300], [0, 200]],
    ['West Street', [0, 200], [0, 0]],
    ['North Stub', [0, 400], [-90, 400]],
    ['South Stub', [0, 0], [0, -90]],
  )
  const corners: Place[] = [
    [200, 0],
    [400, 0],
    [400, 400],
    [0, 400],
    [0, 300],
    [0, 200],
    [0, 0],
  ]
  expect(toldAlong(streets, [100, 0], corners)).toEqual([
    'start South Street',
    'left East Street',
    'left West Street',
    'left South Street',
    'arrive South Street',
  ])
  expect(toldAlong(streets, [100, 0], corners.toReversed())).toEqual([
    'start South Street',
    'right West Street',
    'right East Street',
    'right South Street',
    'arrive South Street',
  ])
})

test('a wide street that is crossed with a step to the side is no turn, and a new name straight ahead is told', () => {
  const streets = streetsOf(
    ['South Street', [12, 0], [400, 0], [500, 0]],
    ['East Street', [400, 0], [400, 200]],
    ['Upper East Street', [400, 200], [400, 400], [0, 400]],
    ['West Street', [0, 400], [0, 200]],
    ['Wide Street', [-90, 200], [0, 200], [12, 200], [90, 200]],
    ['West Street', [12, 200], [12, 0]],
    ['Middle Lane', [400, 200], [320, 200]],
    ['North Stub', [0, 400], [-90, 400]],
    ['South Stub', [12, 0], [12, -90]],
  )
  const corners: Place[] = [
    [400, 0],
    [400, 200],
    [0, 400],
    [0, 200],
    [12, 200],
    [12, 0],
  ]
  expect(toldAlong(streets, [100, 0], corners)).toEqual([
    'start South Street',
    'left East Street',
    'straight Upper East Street',
    'left West Street',
    'left South Street',
    'arrive South Street',
  ])
})

test('somebody who turns on the spot is told so, and ways without a name have none', () => {
  const streets = streetsOf(
    ['', [0, 0], [200, 0], [400, 0]],
    ['', [200, 0], [200, 300]],
    ['Slight Lane', [200, 300], [150, 400]],
    ['', [200, 300], [200, 400]],
  )
  const there: Place[] = [
    [200, 0],
    [200, 300],
  ]
  expect(toldAlong(streets, [100, 0], [...there, [150, 400], ...there.toReversed()])).toEqual([
    'start',
    'left',
    'slight-left Slight Lane',
    'u-turn Slight Lane',
    'slight-right',
    'right',
    'arrive',
  ])
})

const towns = [1, 2].map((seed) => {
  const streets = drawDemoTown(seed)
  return { streets, planners: activities.map(({ id }) => plannerOf(streets, id)) }
})

const anyRequest = fc.record({
  town: fc.nat({ max: towns.length - 1 }),
  activity: fc.nat({ max: activities.length - 1 }),
  metres: fc.integer({ min: 1_000, max: 30_000 }),
  north: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  east: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  seed: fc.nat({ max: 15 }),
})

testProperty(
  'turns lead from the start to the end in their order, to the side that the line turns to',
  300,
  (drawing) => {
    fc.assert(
      fc.property(anyRequest, ({ town, activity, metres, north, east, seed }) => {
        const { streets, planners } = towns[town] as (typeof towns)[number]
        const start = { latitude: demoTownCentre.latitude + north, longitude: demoTownCentre.longitude + east }
        const planner = planners[activity] as ReturnType<typeof plannerOf>
        for (const { line, turns } of planLoops(planner, streets, { ...start, metres, seed })) {
          expect(turns[0]).toMatchObject({ turn: 'start', point: 0 })
          expect(turns.at(-1)).toMatchObject({ turn: 'arrive', point: line.length - 1 })
          const points = turns.map(({ point }) => point)
          expect(points).toEqual(points.toSorted((one, other) => one - other))
          for (const { turn, point } of turns) {
            if (turn !== 'left' && turn !== 'right') continue
            const degrees = bendAt(line, point)
            expect(turn === 'right' ? degrees : -degrees).toBeGreaterThan(0)
          }
        }
      }),
      drawing,
    )
  },
)

/** Degrees to the right by which a line bends around a point of it, seen from 40 m before to 40 m after. */
function bendAt(line: readonly Place[], point: number): number {
  const around = projectionAround(...(line[point] as Place))
  const flat = line.map(([latitude, longitude]) => [eastOf(around, longitude), northOf(around, latitude)] as const)
  const awayFrom = (step: number) => {
    let [at, left] = [point, 40]
    for (; flat[at + step] && left > 0; at += step) {
      const [x, y] = flat[at] as Place
      const [nextX, nextY] = flat[at + step] as Place
      const metres = Math.hypot(nextX - x, nextY - y)
      if (metres >= left) return bearingOf(x + ((nextX - x) * left) / metres, y + ((nextY - y) * left) / metres)
      left -= metres
    }
    return bearingOf(...(flat[at] as Place))
  }
  return ((awayFrom(1) - (awayFrom(-1) + 180) + 720 + 180) % 360) - 180
}
