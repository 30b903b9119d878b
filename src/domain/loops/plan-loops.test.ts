import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount, testProperty } from '#tests/support/drawn.ts'
import { checkLoop } from '../loop-check/check-loop.ts'
import { listSegments } from '../loop-check/segments.ts'
import { activities } from '../streets/activity.ts'
import { buildGraph } from '../streets/build-graph.ts'
import { demoTownCentre, drawDemoTown } from '../streets/demo-town.ts'
import { type LoopRequest, planLoops } from './plan-loops.ts'
import { createPlanner } from './planner.ts'

// Twenty towns in the drill; each takes a while to build.
const TOWNS = drawCount(20)

const regions = new Map<string, ReturnType<typeof createRegion>>()

function createRegion(seed: number, activityIndex: number) {
  const activity = activities[activityIndex]
  if (!activity) throw new Error(`No activity ${activityIndex}`)
  const streets = drawDemoTown(seed)
  const planner = createPlanner(buildGraph(streets, activity))
  const segments = listSegments(streets, activity.forward, activity.backward)
  return {
    plan: (request: LoopRequest) => planLoops(planner, streets, request),
    check: (line: [number, number][]) => checkLoop(segments, line),
  }
}

function regionOf(seed: number, activity: number) {
  const key = `${seed} ${activity}`
  const region = regions.get(key) ?? createRegion(seed, activity)
  regions.set(key, region)
  return region
}

const anyRequest = fc.record({
  town: fc.integer({ min: 1, max: TOWNS }),
  activity: fc.constantFrom(0, 1),
  // From 1 to 50 km, short ones as often as long ones.
  metres: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => 1_000 * 50 ** share),
  north: fc.double({ min: -0.09, max: 0.09, noNaN: true }),
  east: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
  seed: fc.nat({ max: 100 }),
})

describe('loops in demo towns', () => {
  testProperty('every request is answered with closed lines on open streets, as long as they say', 5_000, (drawing) => {
    fc.assert(
      fc.property(anyRequest, ({ town, activity, metres, north, east, seed }) => {
        const { plan, check } = regionOf(town, activity)
        const [latitude, longitude] = [demoTownCentre.latitude + north, demoTownCentre.longitude + east]
        const loops = plan({ latitude, longitude, metres, seed })
        expect(loops.length).toBeGreaterThan(0)
        for (const { line, label, reason, ...loop } of loops) {
          const checked = check(line)
          expect(checked.violations).toEqual([])
          expect(Math.abs(checked.metres - loop.metres)).toBeLessThan(1 + metres * 1e-3)
          expect(checked.compactness).toBeCloseTo(loop.compactness, 2)
          expect(reason === undefined).toBe(label === 'loop')
          if (label === 'out-and-back') continue
          expect(Math.abs(checked.metres - metres)).toBeLessThanOrEqual(metres * 0.02 + 1)
          expect(checked.uTurns).toBe(0)
        }
      }),
      drawing,
    )
  })

  test('the same request with the same seed gives the same loops', () => {
    const request = { latitude: demoTownCentre.latitude, longitude: demoTownCentre.longitude, metres: 10_000, seed: 3 }
    const once = createRegion(1, 0).plan(request)
    regionOf(1, 0).plan({ ...request, metres: 21_000 })
    expect(regionOf(1, 0).plan(request)).toEqual(once)
  })

  test('another seed gives other loops, each time', () => {
    const linesOf = (seed: number) =>
      regionOf(1, 0)
        .plan({ ...demoTownCentre, metres: 10_000, seed })
        .map(({ line }) => line.join())
    const lines = [0, 1, 2, 3, 4].flatMap(linesOf)
    expect(new Set(lines).size).toBe(15)
  })

  test('a loop of 10 km from the centre has its length to one percent, and nothing is ridden twice', () => {
    const { plan, check } = regionOf(2, 0)
    const loops = plan({ ...demoTownCentre, metres: 10_000, seed: 0 })
    expect(loops.map(({ label }) => label)).toEqual(['loop', 'loop', 'loop'])
    for (const { line } of loops) {
      const checked = check(line)
      expect(Math.abs(checked.metres - 10_000)).toBeLessThanOrEqual(100)
      expect(checked.repeatedMetres).toBeLessThanOrEqual(100)
    }
  })

  test('surfaces that are not known are not counted as any other', () => {
    const [loop] = regionOf(2, 0).plan({ ...demoTownCentre, metres: 10_000, seed: 0 })
    const known = (loop?.surfaceMetres.paved ?? 0) + (loop?.surfaceMetres.unpaved ?? 0)
    expect(known).toBeGreaterThan(0)
    expect(known).toBeLessThan(loop?.metres ?? 0)
  })
})
