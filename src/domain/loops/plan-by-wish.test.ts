import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { checkLoop } from '../loop-check/check-loop.ts'
import { metresApart } from '../loop-check/measures.ts'
import { listSegments } from '../loop-check/segments.ts'
import { activities } from '../streets/activity.ts'
import { buildGraph } from '../streets/build-graph.ts'
import { demoTownCentre, drawDemoTown } from '../streets/demo-town.ts'
import { traits } from '../streets/streets.ts'
import type { Loop } from './describe-loop.ts'
import { degreesBetween } from './heading.ts'
import { planLoops } from './plan-loops.ts'
import { createPlanner } from './planner.ts'
import { type Preferences, withPreferences } from './preferences.ts'

const [onFoot] = activities
if (!onFoot) throw new Error('There is no activity on foot')
const streets = drawDemoTown(2)
const graph = buildGraph(streets, onFoot)
const segments = listSegments(streets, onFoot.forward, onFoot.backward)
const planner = createPlanner(graph)
const plan = (request: Partial<Parameters<typeof planLoops>[2]> = {}) =>
  planLoops(planner, streets, { ...demoTownCentre, metres: 10_000, seed: 0, ...request })

/** Metres from a place to the nearest point of a line. */
function metresToLine({ line }: Loop, latitude: number, longitude: number): number {
  return Math.min(...line.map((point) => metresApart(point, [latitude, longitude])))
}

describe('a direction', () => {
  test.each([0, 90, 180, 270])('of %i degrees is that in which the loops lie', (direction) => {
    for (const loop of plan({ direction })) {
      expect(degreesBetween(loop.heading, direction)).toBeLessThanOrEqual(60)
      expect(Math.abs(loop.metres - 10_000)).toBeLessThanOrEqual(200)
    }
  })
})

const anyOffset = fc.record({
  north: fc.double({ min: -0.012, max: 0.012, noNaN: true }),
  east: fc.double({ min: -0.016, max: 0.016, noNaN: true }),
})

describe('points to pass', () => {
  testProperty('are passed, on open streets, and the length is kept where it can be', 300, (drawing) => {
    fc.assert(
      fc.property(
        fc.array(anyOffset, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 5_000, max: 20_000 }),
        fc.nat({ max: 20 }),
        (points, metres, seed) => {
          const via = points.map(({ north, east }) => ({
            latitude: demoTownCentre.latitude + north,
            longitude: demoTownCentre.longitude + east,
          }))
          const loops = plan({ via, metres, seed })
          expect(loops.length).toBeGreaterThan(0)
          for (const loop of loops) {
            const checked = checkLoop(segments, loop.line)
            expect(checked.violations).toEqual([])
            expect(Math.abs(checked.metres - loop.metres)).toBeLessThan(1 + metres * 1e-3)
            for (const { latitude, longitude } of via)
              expect(metresToLine(loop, latitude, longitude)).toBeLessThan(MAX_METRES_TO_LINE)
            const isAsLongAsAsked = Math.abs(checked.metres - metres) <= metres * 0.02 + 1
            if (!isAsLongAsAsked) expect(loop.reason).toMatch(/(no shorter way by|between) the chosen points/)
          }
        },
      ),
      drawing,
    )
  })

  test('are passed by other loops for every seed', () => {
    const via = [{ latitude: demoTownCentre.latitude + 0.012, longitude: demoTownCentre.longitude + 0.008 }]
    const lines = [0, 1, 2, 3].flatMap((seed) => plan({ via, seed }).map(({ line }) => line.join(';')))
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('that make the way longer than asked give the shortest one, and the reason', () => {
    const via = [{ latitude: demoTownCentre.latitude + 0.02, longitude: demoTownCentre.longitude }]
    const [loop, ...others] = plan({ via, metres: 2_000 })
    expect(others).toEqual([])
    expect(loop?.metres).toBeGreaterThan(4_000)
    expect(loop?.reason).toBe('There is no shorter way by the chosen points.')
  })
})

/** Streets are not dense everywhere, so the nearest one of a drawn place may be a few hundred metres away. */
const MAX_METRES_TO_LINE = 400

describe('preferences', () => {
  const prefer = (preferences: Preferences, request: { metres?: number } = {}) =>
    planLoops(createPlanner(withPreferences(graph, streets, preferences)), streets, {
      ...demoTownCentre,
      metres: 10_000,
      seed: 0,
      ...request,
    })
  const share = (loops: readonly Loop[], metresOf: (loop: Loop) => number) =>
    loops.reduce((sum, loop) => sum + metresOf(loop) / loop.metres, 0) / loops.length

  test.each([
    ['green', { green: true }, ({ greenMetres }: Loop) => greenMetres],
    ['quiet', { quiet: true }, ({ quietMetres }: Loop) => quietMetres],
    ['lit', { lit: true }, ({ litMetres }: Loop) => litMetres ?? 0],
    ['trail', { ground: 'trail' }, ({ surfaceMetres }: Loop) => surfaceMetres.unpaved ?? 0],
    ['hilly', { hills: 'hilly' }, ({ climbMetres }: Loop) => climbMetres ?? 0],
  ] as const)('for %s give more of it', (_, preferences, metresOf) => {
    expect(share(prefer(preferences), metresOf)).toBeGreaterThan(share(prefer({}), metresOf) + 0.001)
  })

  test('for flat streets climb less', () => {
    const climb = ({ climbMetres }: Loop) => climbMetres ?? Number.NaN
    expect(share(prefer({ hills: 'flat' }), climb)).toBeLessThan(share(prefer({ hills: 'hilly' }), climb))
  })

  test('open no street, and keep the length', () => {
    for (const loop of prefer({ green: true, quiet: true, lit: true, ground: 'trail', hills: 'flat' })) {
      expect(checkLoop(segments, loop.line).violations).toEqual([])
      expect(Math.abs(loop.metres - 10_000)).toBeLessThanOrEqual(200)
    }
  })

  test('for hills change nothing where no height is known', () => {
    const flat = { ...graph, climbs: graph.climbs.map(() => Number.NaN) }
    const [loop] = planLoops(createPlanner(withPreferences(flat, streets, { hills: 'hilly' })), streets, {
      ...demoTownCentre,
      metres: 10_000,
      seed: 0,
    })
    expect(loop?.climbMetres).toBeUndefined()
    expect(loop?.line).toEqual(plan()[0]?.line)
  })
})

test('the surfaces of a loop add up to its length, with the part of the street that it starts on', () => {
  for (const metres of [1_500, 10_000])
    for (const loop of plan({ metres })) {
      const { paved = 0, unpaved = 0, unknown = 0 } = loop.surfaceMetres
      expect(paved + unpaved + unknown).toBeCloseTo(loop.metres, 3)
    }
})

test('where no street is said to be lit, a loop does not claim to know that it is dark', () => {
  const lightless = { ...streets, traits: streets.traits.map((ofWay) => ofWay & ~traits.lit) }
  for (const loop of planLoops(planner, lightless, { ...demoTownCentre, metres: 5_000, seed: 0 }))
    expect(loop).not.toHaveProperty('litMetres')
  expect(plan()[0]?.litMetres).toBeGreaterThan(0)
})

test('a loop names the streets that it follows longest', () => {
  const [loop] = plan()
  expect(loop?.streets.length).toBeGreaterThan(0)
  for (const name of loop?.streets ?? []) expect(streets.names).toContain(name)
})
