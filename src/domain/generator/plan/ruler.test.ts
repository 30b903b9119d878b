import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { GenerateRequest } from '../request.ts'
import { rulerFor } from './ruler.ts'

const rulerOf = (sport: 'running' | 'cycling', change: Partial<GenerateRequest> = {}) =>
  rulerFor(acceptOrThrow({ ...usualRequest(sport, 'endurance'), ...change }))
const byDistance = (durationUnit: 'kilometers' | 'miles', durationValue: number) =>
  ({ durationType: 'distance', durationUnit, durationValue }) as const

describe('by time', () => {
  const clock = rulerOf('running', { durationValue: 40.5 })

  test('a tick is five seconds', () => {
    expect(clock.total).toBe(486)
    expect([40.04, 40.05].map((durationValue) => rulerOf('running', { durationValue }).total)).toEqual([480, 481])
    expect(clock.inSeconds).toBe(true)
    expect(clock.secondsOf(12, 1)).toBe(60)
    expect(clock.duration(18)).toMatchObject({ type: 'time', value: 90 })
    expect(clock.ticksIn({ seconds: 62 })).toBe(12)
    expect(clock.ticksIn({ seconds: 1 })).toBe(1)
    expect(clock.ticksIn({ seconds: 62 }, false)).toBe(12.4)
    expect(clock.timed(62, 3)).toEqual({ ticks: 12.4 })
  })

  test.each([
    { seconds: 1, nearest: 5, atLeast: 5 },
    { seconds: 42, nearest: 40, atLeast: 45 },
    { seconds: 57, nearest: 55, atLeast: 60 },
    { seconds: 60, nearest: 60, atLeast: 60 },
    { seconds: 61, nearest: 60, atLeast: 90 },
    { seconds: 76, nearest: 90, atLeast: 90 },
    { seconds: 75, nearest: 60, atLeast: 90 },
    { seconds: 1199, nearest: 1200, atLeast: 1200 },
    { seconds: 1201, nearest: 1200, atLeast: 1260 },
    { seconds: 1190, nearest: 1200, atLeast: 1200 },
    { seconds: 1215, nearest: 1200, atLeast: 1260 },
    { seconds: 1240, nearest: 1260, atLeast: 1260 },
  ])('$seconds s are rounded to $nearest s, and up to $atLeast s', ({ seconds, nearest, atLeast }) => {
    expect(clock.nearest(seconds, 1) * 5).toBe(nearest)
    expect(clock.atLeast(seconds, 1) * 5).toBe(atLeast)
  })

  test('half minutes are round', () => {
    expect([6, 12, 18].every(clock.isRound)).toBe(true)
    expect([1, 5, 9].some(clock.isRound)).toBe(false)
  })
})

describe('by distance', () => {
  const road = rulerOf('running', byDistance('kilometers', 10.25))

  test('a tick is a hundredth of the unit, which takes as long as its zone says', () => {
    expect(road.total).toBe(1025)
    expect(rulerOf('running', byDistance('kilometers', 10.256)).total).toBe(1026)
    expect(road.inSeconds).toBe(false)
    expect(road.duration(1234)).toMatchObject({ type: 'distance', unit: 'kilometers', value: 12.34 })
    // A threshold pace of 4:30: zone 4 is about as fast, zone 1 slower by a third.
    expect(road.secondsOf(100, 4)).toBeCloseTo(270, -1)
    expect(road.secondsOf(100, 1) / road.secondsOf(100, 4)).toBeCloseTo(1.33, 1)
    const { ticks, seconds } = road.timed(60, 4)
    expect(seconds).toBe(60)
    expect(road.secondsOf(ticks, 4)).toBeCloseTo(60)
    expect([404, 406].map((metres) => road.ticksIn({ metres }))).toEqual([40, 41])
    expect(road.ticksIn({ metres: 4 })).toBe(1)
    expect(road.ticksIn({ metres: 404 }, false)).toBeCloseTo(40.4)
    expect(road.isRound(7)).toBe(true)
  })

  test('a mile is longer than a kilometre', () => {
    const miles = rulerOf('running', byDistance('miles', 6))
    expect(miles.total).toBe(600)
    expect(miles.secondsOf(100, 2) / road.secondsOf(100, 2)).toBeCloseTo(1.609)
    expect(miles.ticksIn({ metres: 804.672 })).toBe(50)
  })

  test('every zone of a ride has a speed, the higher the faster', () => {
    const ride = rulerOf('cycling', byDistance('kilometers', 40))
    const seconds = [1, 2, 3, 4, 5, 6, 7].map((zone) => ride.secondsOf(1000, zone))
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one))
    expect(seconds.every(Number.isFinite)).toBe(true)
  })

  // Ticks that a length becomes: hundredths below 0.3 are rounded to 0.05, below 1 to 0.1, and so on.
  test.each([
    ['kilometers', 24, 25, 25],
    ['kilometers', 30.5, 30, 40],
    ['kilometers', 96, 100, 100],
    ['kilometers', 100.5, 100, 120],
    ['kilometers', 195, 200, 200],
    ['kilometers', 200.5, 200, 250],
    ['kilometers', 960, 950, 1000],
    ['kilometers', 1000.5, 1000, 1100],
    ['miles', 24, 25, 25],
    ['miles', 105, 100, 150],
    ['miles', 212, 200, 250],
    ['miles', 1040, 1000, 1100],
  ] as const)('in %s, %d hundredths are rounded to %d, and up to %d', (unit, ticks, nearest, atLeast) => {
    const ruler = rulerOf('running', byDistance(unit, 20))
    const seconds = ruler.secondsOf(ticks, 2)
    expect(ruler.nearest(seconds, 2)).toBe(nearest)
    expect(ruler.atLeast(seconds, 2)).toBe(atLeast)
    expect(ruler.nearest(0, 2)).toBe(5)
  })
})
