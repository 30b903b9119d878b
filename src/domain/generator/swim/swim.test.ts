import { describe, expect, test } from 'vitest'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { distinctSets, mainSetOf } from '#tests/support/workouts/main-sets.ts'
import { isSwum, isWork, metresOf, usualSwim } from '#tests/support/workouts/swims.ts'
import { unroll } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { partsOf } from '../../workout/timeline.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

const types = ['interval', 'ladder sets', 'endurance'] as const
type SwimType = (typeof types)[number]

describe.each(types)('a swim of type %s', (type) => {
  test('fills whole lengths of any pool, and any distance exactly, in no more steps than a watch holds', () => {
    for (const poolLength of [10, 20, 25, 33, 33.33, 50, 100])
      for (const unit of ['meters', 'yards'] as const)
        for (const durationValue of [200, 260, 425, 800, 1150, 2000, 3300, 5000, 7500, 10_000]) {
          const { steps, durationValue: whole } = swim(type, { durationValue, durationUnit: unit, poolLength })
          const swum = unroll(steps).filter(isSwum)
          const total = swum.reduce((all, { duration }) => all + duration.value, 0)
          expect(total).toBeCloseTo(whole, 6)
          expect(whole).toBeCloseTo(Math.round(durationValue / poolLength) * poolLength, 6)
          for (const { duration } of swum) expect(Math.abs(remainder(duration.value, poolLength))).toBeLessThan(1e-6)
          expect(steps.length).toBeLessThanOrEqual(50)
          expect(swum.at(-1)?.intensity).toBe('cooldown')
        }
  })

  test('has a warm-up, a main set and a cool-down even at 200 m', () => {
    const swum = unroll(swim(type, { durationValue: 200 }).steps).filter(isSwum)
    expect(swum[0]?.intensity).toBe('warmup')
    expect(swum.some(isWork)).toBe(true)
    expect(swum.at(-1)?.intensity).toBe('cooldown')
  })

  test('has a main set of 38 to 80 % of the whole, and of 4,000 m at most', () => {
    for (const durationValue of [1000, 1500, 2500, 4000, 6000])
      for (let seed = 1; seed <= 10; seed += 1) {
        const work = metresOf(unroll(swim(type, { durationValue, seed }).steps).filter(isWork))
        expect(work / durationValue, `${durationValue} m, seed ${seed}`).toBeGreaterThanOrEqual(0.38)
        expect(work / durationValue, `${durationValue} m, seed ${seed}`).toBeLessThanOrEqual(0.8)
      }
    expect(metresOf(unroll(swim(type, { durationValue: 10_000 }).steps).filter(isWork))).toBeLessThanOrEqual(4000)
  })

  test('tells the swimmer what to do and why, at every step that is swum', () => {
    for (const step of unroll(swim(type, { durationValue: 3000 }).steps).filter(isSwum)) {
      expect(step.name).toBeTruthy()
      expect(step.notes).toMatch(/\.$/)
    }
  })

  test.each([1500, 2000, 3000])(
    'differs from seed to seed: 100 of %i m are 25 different main sets',
    (durationValue) => {
      const sets = Array.from({ length: 100 }, (_, seed) => mainSetOf(swim(type, { durationValue, seed }).steps))
      expect(distinctSets(sets).length).toBeGreaterThanOrEqual(25)
    },
  )
})

describe('before the main set', () => {
  const steps = types.flatMap((type) => seeds(30).flatMap((seed) => swim(type, { durationValue: 2500, seed }).steps))
  const all = unroll(steps as StoredSteps)

  test('a kick has a board or fins, and an open target', () => {
    const kicks = all.filter(({ drill }) => drill === 'kick')
    expect(new Set(kicks.map(({ equipment }) => equipment?.join()))).toEqual(new Set(['kickboard', 'fins']))
    for (const kick of kicks) expect(kick).toMatchObject({ target: { type: 'open' } })
  })

  test('a pull has a buoy and a pace', () => {
    const pulls = all.filter(({ drill }) => drill === 'pull')
    expect(pulls.length).toBeGreaterThan(0)
    for (const one of pulls) {
      expect(one.equipment).toContain('pull buoy')
      expect(one.target?.type).toBe('pace')
    }
  })
})

describe('intervals in the pool', () => {
  const swims = seeds(60).map((seed) => unroll(swim('interval', { durationValue: 2000, seed }).steps))

  test('come as repetitions, as rounds with fast swims, broken, building, with a negative split, and falling', () => {
    const kinds = new Set(swims.flat().map(({ name }) => name))
    for (const kind of ['CSS', 'Fast', 'Broken swim', 'Build', 'Negative split']) expect(kinds).toContain(kind)
    const distances = swims.map((steps) => [...new Set(steps.filter(isWork).map(({ duration }) => duration.value))])
    expect(distances.some((own) => own.length === 1)).toBe(true)
    expect(distances.some((own) => own.length >= 3 && own.every((one, index) => one < (own[index - 1] ?? 999)))).toBe(
      true,
    )
  })

  test('rest 5 to 30 s for 100 m at critical speed and 20 to 120 s above it, 10 to 60 s in any case', () => {
    for (const step of swims.flat()) {
      if (!step.sendOff) continue
      const { restSeconds } = partsOf(step, movingSecondsOf(step, 'swimming', CRITICAL_SECONDS))
      const per100 = (100 * restSeconds) / step.duration.value
      const [least, most] = step.target?.zoneNumber === 5 ? [20, 120] : [5, 30]
      expect(per100, step.name).toBeGreaterThanOrEqual(least)
      expect(per100, step.name).toBeLessThanOrEqual(most)
      expect(restSeconds).toBeGreaterThanOrEqual(10)
      expect(restSeconds).toBeLessThanOrEqual(60)
    }
  })
})

describe('ladders', () => {
  const swims = [800, 1500, 2000, 4000].flatMap((durationValue) =>
    seeds(25).map((seed) => unroll(swim('ladder sets', { durationValue, seed }).steps)),
  )

  test('have equal steps from rung to rung in every round', () => {
    for (const steps of swims) {
      const rungs = steps.filter(isWork).map(({ duration }) => duration.value)
      const size = Math.abs((rungs[1] ?? 0) - (rungs[0] ?? 0))
      // Between two rounds the swimmer goes back to the first rung, or starts down from the last.
      const strides = rungs.slice(1).map((rung, index) => Math.abs(rung - (rungs[index] ?? 0)))
      const odd = strides.filter((stride) => stride !== size)
      expect(size).toBeGreaterThan(0)
      expect(odd.length, rungs.join('-')).toBeLessThanOrEqual(3)
      expect(new Set(rungs).size).toBeLessThanOrEqual(6)
    }
  })

  test('never have a shorter rest after a longer rung', () => {
    for (const steps of swims) {
      const rests = steps.flatMap((step, index) => {
        const next = steps[index + 1]
        const { restSeconds } = partsOf(step, movingSecondsOf(step, 'swimming', CRITICAL_SECONDS))
        const rest = next?.intensity === 'rest' ? next.duration.value : restSeconds
        return isWork(step) && rest > 0 ? [[step.duration.value, rest] as const] : []
      })
      for (const [rung, rest] of rests)
        for (const [other, otherRest] of rests) if (other > rung) expect(otherRest).toBeGreaterThan(rest - 1e-6)
    }
  })

  test('go up, go down, do both, come in rounds, and are swum in one zone or the other', () => {
    const shapes = swims.map((steps) => {
      const rungs = steps.filter(isWork).map(({ duration }) => duration.value)
      return rungs.slice(1).map((rung, index) => Math.sign(rung - (rungs[index] ?? 0)))
    })
    expect(shapes.some((signs) => signs.every((sign) => sign > 0))).toBe(true)
    expect(shapes.some((signs) => signs.every((sign) => sign < 0))).toBe(true)
    expect(shapes.some((signs) => /^1+(?:-1)+$/.test(signs.join('')))).toBe(true)
    expect(shapes.some((signs) => /^1+-11+$/.test(signs.join('')))).toBe(true)
    const zones = swims.map((steps) => new Set(steps.filter(isWork).map(({ target }) => target?.zoneNumber)))
    expect(zones.some((own) => own.size === 1 && own.has(3))).toBe(true)
    expect(zones.some((own) => own.size === 1 && own.has(4))).toBe(true)
  })
})

test('endurance in the pool stays below critical speed, and rests little', () => {
  for (const durationValue of [1000, 2000, 5000])
    for (const seed of seeds(20)) {
      const steps = unroll(swim('endurance', { durationValue, seed }).steps)
      for (const { target } of steps) expect(target?.zoneNumber ?? 1).toBeLessThanOrEqual(3)
      const resting = steps.filter(({ intensity }) => intensity === 'rest')
      const seconds = resting.reduce((all, { duration }) => all + duration.value, 0)
      // At a critical speed of 1:45 no hundred takes less than 1:45.
      expect(seconds / ((durationValue / 100) * 105)).toBeLessThan(0.15)
    }
})

test('the main set of a very long interval swim has easy lengths in its middle', () => {
  const parted = seeds(20).filter((seed) => {
    const steps = unroll(swim('interval', { durationValue: 9000, seed }).steps).filter(isSwum)
    const work = steps.map(isWork)
    return work.slice(work.indexOf(true), work.lastIndexOf(true)).includes(false)
  })
  expect(parted.length).toBeGreaterThan(10)
})

describe('a main set that is asked for', () => {
  const set = { times: 8, value: 100, unit: 'meters', restSeconds: 25 } as const

  test.each(types)('is what a swim of type %s is built around', (type) => {
    const { steps, durationValue } = swim(type, { durationValue: 2000, set })
    const all = unroll(steps)
    const rested = all.filter((step, index) => isWork(step) && all[index + 1]?.duration.value === set.restSeconds)
    expect(rested.map(({ duration }) => duration.value)).toEqual(Array.from({ length: 8 }, () => 100))
    expect(all.filter(isWork)).toEqual(rested)
    expect(metresOf(unroll(steps).filter(isSwum))).toBe(durationValue)
  })

  test('is fast where it is short, with usual rests where none are asked for', () => {
    const { steps } = swim('interval', { durationValue: 1500, set: { times: 10, value: 50, unit: 'meters' } })
    const work = unroll(steps).filter(isWork)
    expect(work).toHaveLength(10)
    // Fifty metres in 49 s and 20 s of rest.
    for (const { target, sendOff } of work) expect([target?.zoneNumber, sendOff]).toEqual([5, 70])
  })

  test('may be given in kilometers', () => {
    const { steps } = swim('interval', { durationValue: 2500, set: { times: 3, value: 0.4, unit: 'kilometers' } })
    const work = unroll(steps).filter(isWork)
    expect(work.map(({ duration, target }) => [duration.value, target?.zoneNumber])).toEqual([
      [400, 4],
      [400, 4],
      [400, 4],
    ])
  })

  test('counts 100 meters as three lengths of a pool of 33.33', () => {
    const { steps } = swim('interval', { durationValue: 2000, poolLength: 33.33, set: { ...set, times: 3 } })
    expect(unroll(steps).filter(isWork)).toHaveLength(3)
  })

  test.each([
    [
      { set: { ...set, value: 110 } },
      '110 meters are not a whole number of lengths in a pool of 25; ask for a multiple of 25.',
    ],
    [
      { set, durationUnit: 'yards' as const },
      '100 meters are not a whole number of lengths in a pool of 25 yards; give the set in yards too.',
    ],
    [{ set: { ...set, unit: 'minutes' as const } }, 'Give the set of a swim as a distance, in meters.'],
    [
      { set, durationValue: 800 },
      '8 × 100 meters and a length before and after need 850 meters: ask for at least that.',
    ],
  ])('is refused where it cannot be swum: %#', (asked, sentence) => {
    expect(issuesOf(usualSwim(asked))).toEqual([{ path: 'set', message: sentence }])
  })
})

/** The critical speed of these swims: 1:45 for 100 m. */
const CRITICAL_SECONDS = 105

function swim(type: SwimType, more: Partial<GenerateRequest>) {
  return generate(usualSwim({ workoutType: type, ...more }), { seed: 1 })
}

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** How far a distance is from a multiple of a length. */
function remainder(distance: number, length: number): number {
  return distance - Math.round(distance / length) * length
}
