import { describe, expect, test } from 'vitest'
import { ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { Step } from '../../../workout/step.ts'
import { distanceOf } from '../../plan/measure.ts'
import type { GenerateRequest } from '../../request.ts'
import { resolve } from '../../resolve.ts'
import { pacesFor } from './paces.ts'

const pacesOf = (sport: 'cycling' | 'running', more: Partial<GenerateRequest> = {}) =>
  pacesFor(resolve({ ...usualRequest(sport, 'endurance'), ...more }))

const ride = pacesOf('cycling')
const run = pacesOf('running')
const byHeart = { workoutMetric: 'heartrate' } as const
const minutes = (value: number): Step => ridden('active', 60 * value, 2)
const kilometres = (value: number): Step => ({ ...minutes(1), duration: distanceOf(value, 'kilometers') })

const lengthsOf = (steps: readonly Step[]) => steps.map(({ duration }) => duration.value)
const lowest = (step: Step | undefined) => step?.target?.percentMin ?? 0
const called = (name: string, versions: Step[][]) => versions.filter((steps) => steps[1]?.name === name)
const breaksIn = (versions: Step[][]) => versions.filter((steps) => steps[1]?.intensity === 'recovery')

describe('a slower pace', () => {
  test('of a ride is a part of the easy zone below, until there is none', () => {
    const usual = ride.usual(minutes(50))
    const slower = ride.slower(usual)
    const slowest = slower && ride.slower(slower)
    expect([usual, slower, slowest].map((step) => step?.target?.zoneNumber)).toEqual([2, 2, 2])
    expect(lowest(slower)).toBeLessThan(lowest(usual))
    expect(lowest(slowest)).toBeLessThan(lowest(slower))
    expect(slowest && ride.slower(slowest)).toBeUndefined()
    expect([slower?.duration, slower?.notes]).toEqual([usual.duration, expect.stringContaining('on purpose')])
    expect(usual.notes).not.toContain('on purpose')
  })

  test('of a run is the zone below, once', () => {
    const slower = run.slower(run.usual(minutes(50)))
    expect(slower?.target?.zoneNumber).toBe(1)
    expect(slower && run.slower(slower)).toBeUndefined()
  })

  test('by heart rate is the zone below in a run, and does not exist in a ride', () => {
    const [running, cycling] = [pacesOf('running', byHeart), pacesOf('cycling', byHeart)]
    expect(running.slower(running.usual(minutes(50)))?.target?.zoneNumber).toBe(1)
    const easy = cycling.usual(minutes(50))
    expect([cycling.slower(easy), cycling.slowEnd(easy)]).toEqual([undefined, []])
  })

  test('of a long ride goes back to the usual one for its length', () => {
    expect(lowest(ride.usual(minutes(240)))).toBeLessThan(lowest(ride.usual(minutes(50))))
  })
})

describe('a slow end', () => {
  test.each([
    ['in whole minutes', minutes(50), [1500, 1500]],
    ['in whole minutes', minutes(45), [1320, 1380]],
    ['in tenths of a kilometre', kilometres(8.5), [4.2, 4.3]],
  ])('takes half of the easy time, %s', (_, step, expected) => {
    const [halves = []] = run.slowEnd(run.usual(step))
    expect(lengthsOf(halves)).toEqual(expected)
    expect(halves.map(({ target }) => target?.zoneNumber)).toEqual([2, 1])
  })

  test('needs a minute at least', () => {
    expect(run.slowEnd(run.usual(ridden('active', 59, 2)))).toEqual([])
    expect(run.slowEnd(run.usual(ridden('active', 120, 2))).map(lengthsOf)).toEqual([[60, 60]])
  })
})

describe('another part at the end of easy time', () => {
  test('is steady for a quarter to two thirds of it, a notch above easy, where the pace says so', () => {
    const easy = run.usual(minutes(40))
    const steady = called('Steady', run.parts(easy))
    expect(steady.map(lengthsOf)).toEqual([
      [1800, 600],
      [1440, 960],
      [1200, 1200],
      [840, 1560],
    ])
    for (const [first, last] of steady) {
      expect(lowest(first)).toBe(lowest(easy))
      expect(lowest(last)).toBeGreaterThanOrEqual(1.06 * lowest(easy))
      expect(last?.target?.zoneNumber).toBe(2)
    }
    expect(called('Steady', pacesOf('running', byHeart).parts(easy))).toEqual([])
  })

  test('is steady after easy time that names a zone alone', () => {
    expect(called('Steady', run.parts(minutes(40)))).toHaveLength(4)
  })

  test('is steady for seven tenths of it at most, and for a minute at least', () => {
    const steadyIn = (step: Step) =>
      called('Steady', run.parts(run.usual(step))).map(([, last]) => last?.duration.value)
    expect(steadyIn(minutes(10))).toEqual([180, 240, 300, 420])
    expect(steadyIn(minutes(1))).toEqual([])
  })

  test('is no steady one where nobody would notice it: after a ride in the upper half of the zone', () => {
    expect(called('Steady', ride.parts(ride.usual(minutes(50))))).toEqual([])
    const slower = ride.slower(ride.usual(minutes(50))) as Step
    expect(called('Steady', ride.parts(slower))).toHaveLength(4)
  })

  test.each([
    [20, [240, 300, 480, 600]],
    [7, [240]],
    [5, []],
    [50, [240, 300, 480, 600, 900]],
  ])('of %i minutes is at tempo for %j seconds: seven tenths of it at most', (value, expected) => {
    const firm = called('Tempo', ride.parts(ride.usual(minutes(value))))
    expect(firm.map(([, last]) => last?.duration.value)).toEqual(expected)
    for (const steps of firm) {
      expect(steps.map(({ target }) => target?.zoneNumber)).toEqual([2, 3])
      expect(lengthsOf(steps).reduce((all, one) => all + one, 0)).toBe(60 * value)
    }
  })

  test('is as many tenths of a kilometre as the easy pace covers in its time', () => {
    const firm = called('Tempo', run.parts(run.usual(kilometres(8))))
    expect(firm.map(lengthsOf)).toEqual([
      [7.3, 0.7],
      [7.1, 0.9],
      [6.6, 1.4],
      [6.2, 1.8],
      [5.3, 2.7],
    ])
  })
})

describe('a break in easy time', () => {
  test.each<[string, number, number[][]]>([
    [
      '50 minutes',
      50,
      [
        [180, 1320],
        [300, 1200],
        [600, 900],
      ],
    ],
    ['21 minutes, and shorter than what follows it', 21, [[180, 420]]],
    ['14 minutes', 14, [[180, 240]]],
    ['13 minutes: too short for one', 13, []],
  ])('is in the middle of %s', (_, value, expected) => {
    const breaks = breaksIn(ride.parts(ride.usual(minutes(value))))
    expect(breaks.map((steps) => lengthsOf(steps).slice(1))).toEqual(expected)
    for (const steps of breaks) expect(steps.map(({ target }) => target?.zoneNumber)).toEqual([2, 1, 2])
  })
  test('is as many tenths of a kilometre as the easy pace covers in its time', () => {
    const [short, long, longest] = breaksIn(run.parts(run.usual(kilometres(8)))).map(lengthsOf)
    expect([short, long, longest]).toEqual([
      [4, 0.5, 3.5],
      [4, 0.9, 3.1],
      [4, 1.8, 2.2],
    ])
  })
})
