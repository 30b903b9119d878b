import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { drawSwims, isSwum, isWork, metresOf, swimRequest } from '#tests/support/workouts/swims.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { enduranceSets } from './main-sets/endurance-sets.ts'
import { intervalSets } from './main-sets/interval-sets.ts'

const types = ['interval', 'ladder sets', 'endurance'] as const

describe('equipment', () => {
  testProperty('is used for a third of a swim at most, and not below 1,000', 1000, (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        const steps = unroll(generate(request, { seed: 1 }).steps).filter(isSwum)
        const share = metresOf(steps.filter(hasEquipment)) / metresOf(steps)
        expect(share).toBeLessThanOrEqual(request.durationValue < 1000 - MAX_ROUNDING ? 0 : 1 / 3 + 1e-9)
      }),
      drawing,
    )
  })

  test.each(['interval', 'endurance'] as const)('is never all of the work: %s', (workoutType) => {
    for (const durationValue of [1000, 1650, 3000]) {
      const works = drawSwims({ workoutType, durationValue }).map((steps) => steps.filter(isWork))
      expect(works.some((work) => work.some(hasEquipment))).toBe(true)
      for (const work of works) expect(metresOf(work.filter(hasEquipment)) / metresOf(work)).toBeLessThanOrEqual(0.5)
    }
  })

  test('with paddles is 800 m at most', () => {
    const withPaddles = types.flatMap((workoutType) =>
      drawSwims({ workoutType, durationValue: 5000 }).map((steps) =>
        metresOf(steps.filter(({ equipment }) => equipment?.includes('paddles'))),
      ),
    )
    expect(Math.max(...withPaddles)).toBeGreaterThan(0)
    expect(Math.max(...withPaddles)).toBeLessThanOrEqual(800)
  })
})

testProperty(
  'a drill is 100 at a time and 300 in a set at most, in pools where that is some lengths',
  1000,
  (drawing) => {
    fc.assert(
      fc.property(swimRequest, (request) => {
        fc.pre((request.poolLength ?? 25) <= 50)
        for (const entry of toGroups(generate(request, { seed: 1 }).steps)) {
          const [times, step] = isGroup(entry) ? [entry.count, entry.steps[0]] : [1, entry]
          if (step?.drill !== 'drill') continue
          expect(step.duration.value, step.name).toBeLessThanOrEqual(100 + MAX_ROUNDING)
          expect(times * step.duration.value, step.name).toBeLessThanOrEqual(300 + MAX_ROUNDING)
        }
      }),
      drawing,
    )
  },
)

test('a series of one swim has at most 12 of 25, 20 of 50, 16 of 75 and 20 of any other distance', () => {
  const most: Record<number, number> = { 25: 12, 50: 20, 75: 16 }
  const series = [...intervalSets, ...enduranceSets].flatMap(({ rounds }) =>
    rounds.filter(({ swims }) => swims.length === 1),
  )
  for (const { times, swims } of series) expect(times).toBeLessThanOrEqual(most[swims[0]?.distance ?? 0] ?? 20)
})

describe('a short swim', () => {
  test.each(types)('has at most two different swims in its main set, but for ladders: %s', (workoutType) => {
    for (const durationValue of [400, 600, 800]) {
      const kinds = drawSwims({ workoutType, durationValue }).map(
        (steps) =>
          new Set(steps.filter(isWork).map(({ duration, target }) => `${duration.value} ${target?.zoneNumber}`)).size,
      )
      if (workoutType !== 'ladder sets') expect(Math.max(...kinds)).toBeLessThanOrEqual(2)
    }
  })

  test.each(['interval', 'ladder sets'] as const)('has at least 100 m before hard work: %s', (workoutType) => {
    for (const durationValue of [400, 500, 600, 800])
      for (const steps of drawSwims({ workoutType, durationValue })) {
        const before = metresOf(steps.slice(0, steps.findIndex(isWork)))
        expect(before, `${durationValue} m`).toBeGreaterThanOrEqual(100)
      }
  })

  test('has one more part than easy swimming in its warm-up at most', () => {
    for (const workoutType of types)
      for (const steps of drawSwims({ workoutType, durationValue: 1300 })) {
        const before = steps.slice(0, steps.findIndex(isWork)).filter(isSwum)
        expect(new Set(before.map(({ name }) => name)).size).toBeLessThanOrEqual(workoutType === 'endurance' ? 3 : 2)
      }
  })
})

test('a long warm-up does not begin with more than 600 m of easy swimming', () => {
  const first = types.flatMap((workoutType) =>
    [2000, 2800, 4000, 6000].flatMap((durationValue) =>
      drawSwims({ workoutType, durationValue }).map((steps) => metresOf(steps.slice(0, 1))),
    ),
  )
  expect(Math.max(...first)).toBeLessThanOrEqual(600)
})

describe('endurance', () => {
  test('is moderate for half of its work at most', () => {
    for (const durationValue of [600, 1500, 3000])
      for (const steps of drawSwims({ workoutType: 'endurance', durationValue })) {
        const work = steps.filter(isWork)
        const moderate = work.filter(({ target }) => target?.zoneNumber === 3)
        expect(metresOf(moderate) / metresOf(work)).toBeLessThanOrEqual(0.5)
      }
  })

  test('rests half a minute at most after swims of up to 800 m', () => {
    for (const steps of drawSwims({ workoutType: 'endurance', durationValue: 4000 }))
      steps.forEach(({ intensity, duration }, index) => {
        if (intensity !== 'rest') return
        const before = steps.slice(0, index)
        const swum = metresOf(before.slice(before.findLastIndex((step) => !isSwum(step)) + 1))
        if (swum <= 800) expect(duration.value, `after ${swum} m`).toBeLessThanOrEqual(30)
      })
  })
})

describe('ladders', () => {
  test.each([25, 50])('go in fifties, or short ones in steps of 25, in a pool of %i', (poolLength) => {
    for (const durationValue of [1500, 2500, 4000])
      for (const steps of drawSwims({ workoutType: 'ladder sets', durationValue, poolLength })) {
        const rungs = steps.filter(isWork).map(({ duration }) => duration.value)
        if (rungs.some((rung) => rung % 50 !== 0)) expect(Math.max(...rungs)).toBeLessThanOrEqual(150)
        const stride = Math.abs((rungs[1] ?? 0) - (rungs[0] ?? 0))
        expect(stride === 200 || stride <= Math.min(...rungs), rungs.join('-')).toBe(true)
      }
  })

  test('longer than 150 m go in hundreds where fifty is no whole number of lengths', () => {
    for (const steps of drawSwims({ workoutType: 'ladder sets', durationValue: 3000, poolLength: 33.33 })) {
      const rungs = steps.filter(isWork).map(({ duration }) => duration.value)
      if (Math.max(...rungs) > 150)
        for (const rung of rungs) expect(Math.abs(rung - 100 * Math.round(rung / 100))).toBeLessThan(1)
    }
  })
})

/** Asked distances are rounded to whole lengths of the pool. */
const MAX_ROUNDING = 50

function hasEquipment({ equipment }: Step): boolean {
  return equipment !== undefined
}
