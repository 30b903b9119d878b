import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { createRandom } from '../plan/random.ts'
import { ride } from './frame-style.ts'
import { cooldownOf, roundToMinutes, warmupOf } from './warm-up.ts'

const byPower = contextFor(acceptOrThrow(usualRequest('cycling', 'threshold')))
const byHeartRate = contextFor(acceptOrThrow({ ...usualRequest('cycling', 'threshold'), workoutMetric: 'heartrate' }))
const [always, never] = [10, 0].map((rampsOfTen) => ({ ...ride, rampsOfTen }))

type Options = Parameters<typeof warmupOf>[4]
/** Its steps, by zone and minutes. */
function stepsOf(minutes: number, frameStyle = never, context = byPower, options?: Options) {
  const { start, build } = warmupOf(12 * minutes, context, createRandom('warm-up'), frameStyle ?? ride, options)
  return [...start, ...build].flatMap(({ pieces }) =>
    pieces.map(({ zone, ticks, ramp }) => `${ramp ? 'ramp' : `zone ${zone}`} ${ticks / 12}`),
  )
}

describe('a warm-up', () => {
  test('has a firmer part of two fifths, from eight minutes on', () => {
    expect(stepsOf(7.5)).toEqual(['zone 1 7.5'])
    expect(stepsOf(8)).toEqual(['zone 1 5', 'zone 2 3'])
    expect(stepsOf(20)).toEqual(['zone 1 12', 'zone 2 8'])
  })

  test('is one step where no firmer part is wanted, and mostly firm where that is', () => {
    expect(stepsOf(20, never, byPower, { firm: 0 })).toEqual(['zone 1 20'])
    expect(stepsOf(3.5, never, byPower, { firm: 0.75 })).toEqual(['zone 1 3.5'])
    expect(stepsOf(4, never, byPower, { firm: 0.75 })).toEqual(['zone 1 1', 'zone 2 3'])
    expect(stepsOf(6, never, byPower, { firm: 0.5 })).toEqual(['zone 1 6'])
  })

  test('is a ramp of up to twelve minutes, and goes on at its upper end', () => {
    expect(stepsOf(12, always)).toEqual(['ramp 12'])
    expect(stepsOf(12.5, always)).toEqual(['ramp 8', 'zone 2 4.5'])
    expect(stepsOf(20, always)).toEqual(['ramp 12', 'zone 2 8'])
    expect(stepsOf(20, always, byPower, { firm: 0 })).toEqual(['ramp 20'])
  })

  test('is no ramp by heart rate, nor before easier riding', () => {
    expect(stepsOf(20, always, byHeartRate)).toEqual(['zone 1 12', 'zone 2 8'])
    expect(stepsOf(20, always, byPower, { mayRamp: false })).toEqual(['zone 1 12', 'zone 2 8'])
  })

  test('is a ramp as often as the sport has them', () => {
    const ramps = Array.from({ length: 1000 }, (_, seed) =>
      warmupOf(120, byPower, createRandom(`${seed}`), ride).start.some(({ pieces }) => pieces[0]?.ramp),
    )
    expect(Math.abs(ramps.filter(Boolean).length - 700)).toBeLessThan(60)
  })

  test('by another metric leaves all later draws as they are', () => {
    const after = [byPower, byHeartRate].map((context) => {
      const random = createRandom('later')
      warmupOf(240, context, random, ride)
      return random.integer(0, 1e6)
    })
    expect(after[0]).toBe(after[1])
  })
})

test('a cool-down is a falling ramp, and by heart rate an easy step', () => {
  expect(cooldownOf(60, byPower, ride)).toMatchObject([
    { times: 1, pieces: [{ intensity: 'cooldown', ticks: 60, ramp: 'falling', percents: ride.falling }] },
  ])
  const [block] = cooldownOf(60, byHeartRate, ride)
  expect(block?.pieces[0]).toMatchObject({ intensity: 'cooldown', zone: 1, ticks: 60 })
  expect(block?.pieces[0]).not.toHaveProperty('ramp')
})

test.each([
  [1, 30],
  [44, 30],
  [45, 60],
  [170, 180],
  [179, 180],
  [180, 180],
  [209, 180],
  [210, 240],
])('%d s are rounded to %d s', (seconds, rounded) => {
  expect(roundToMinutes(seconds)).toBe(rounded)
})
