import { expect, test } from 'vitest'
import { activities } from '../streets/activity.ts'
import { buildGraph } from '../streets/build-graph.ts'
import { landOf } from '../streets/demo-town/land.ts'
import { demoTownCentre, drawDemoTown } from '../streets/demo-town.ts'
import { eastOf, northOf, projectionAround } from '../streets/projection.ts'
import type { Streets } from '../streets/streets.ts'
import { planLoops } from './plan-loops.ts'
import { createPlanner } from './planner.ts'
import { smoothAlong } from './smooth-along.ts'

const town = drawDemoTown(3)

/** Loops of people on foot and on bikes, some of which use a street twice. */
function loopsIn(streets: Streets) {
  const { latitude, longitude } = demoTownCentre
  return activities.flatMap((activity) => {
    const planner = createPlanner(buildGraph(streets, activity))
    return [5_000, 20_000].flatMap((metres) =>
      [0, 0.04].flatMap((north) =>
        planLoops(planner, streets, { latitude: latitude + north, longitude, metres, seed: 1 }),
      ),
    )
  })
}

test('each point of a loop has about the height of the land, and a loop ends as high as it began', () => {
  const { elevation } = landOf(3)
  const projection = projectionAround(demoTownCentre.latitude, demoTownCentre.longitude)
  const loops = loopsIn(town)
  expect(loops.length).toBeGreaterThan(8)
  for (const { line, elevations = [] } of loops) {
    expect(elevations).toHaveLength(line.length)
    expect(elevations.at(-1)).toBeCloseTo(elevations[0] as number, 1)
    for (const [at, [latitude, longitude]] of line.entries()) {
      const ground = elevation(eastOf(projection, longitude), northOf(projection, latitude))
      // A mean over 150 m cuts tops off.
      expect(Math.abs((elevations[at] as number) - ground)).toBeLessThan(12)
    }
  }
})

test('ups along a loop add up to about what it climbs', () => {
  for (const { elevations = [], climbMetres = Number.NaN } of loopsIn(town)) {
    const up = elevations.reduce((sum, one, at) => sum + Math.max(0, one - (elevations[at - 1] ?? one)), 0)
    expect(Math.abs(up - climbMetres)).toBeLessThan(10 + climbMetres * 0.15)
  }
})

test('where no height is known a point has none, and a region without heights gives none', () => {
  const [latitude] = [demoTownCentre.latitude]
  const elevations = town.elevations?.map((metres, point) =>
    (town.latitudes[point] as number) > latitude ? Number.NaN : metres,
  )
  const known = new Set<boolean>()
  for (const { line, elevations: along = [] } of loopsIn({ ...town, elevations }))
    for (const [at, [north]] of line.entries()) {
      const isUnknown = Number.isNaN(along[at] ?? Number.NaN)
      // A start lies on a street of which one end may be unknown.
      if (at > 0 && at < line.length - 1) expect(isUnknown).toBe(north > latitude)
      known.add(!isUnknown)
    }
  expect(known.size).toBe(2)
  for (const loop of loopsIn({ ...town, elevations: undefined })) expect(loop).not.toHaveProperty('elevations')
})

test('a mean along a closed line goes on across its start, and leaves a level line level', () => {
  // A square of 400 m with a hill at its start.
  const square = [0, 0, 100, 0, 100, 100, 0, 100, 0, 0]
  expect(smoothAlong(square, [5, 5, 5, 5, 5])).toEqual([5, 5, 5, 5, 5])
  const hill = smoothAlong(square, [10, 0, 0, 0, 10])
  expect(hill[0]).toBeCloseTo(10 * (1 - 0.75 / 2))
  expect(hill[4]).toBeCloseTo(hill[0] as number)
  expect(hill[1]).toBeCloseTo(hill[3] as number)
  expect(hill[2]).toBe(0)
})
