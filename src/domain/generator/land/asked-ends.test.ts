import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { once, type Piece } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import type { GenerateRequest } from '../request.ts'
import { asksForEnds, frameBetweenEnds, leastTicksWith } from './asked-ends.ts'
import { ride } from './frame-style.ts'

const contextOf = (change: Partial<GenerateRequest>) =>
  contextFor(acceptOrThrow({ ...usualRequest('cycling', 'threshold'), ...change }))
const minutes = (value: number) => ({ value, unit: 'minutes' }) as const
const work = (count: number): Piece => ({ intensity: 'interval', zone: 5, ticks: 12 * count, name: 'Work', notes: '' })

/** The minutes of each step around a set, by what it is for. */
function framed(setMinutes: number, change: Partial<GenerateRequest>) {
  const steps = frameBetweenEnds([once(work(setMinutes))], contextOf(change), createRandom('ends'), {
    ...ride,
    rampsOfTen: 0,
  })
  return steps?.flatMap(({ pieces }) => pieces.map(({ intensity, ticks }) => `${intensity} ${ticks / 12}`))
}

test('a warm-up or a cool-down of a length is asked for, or neither', () => {
  expect(asksForEnds(contextOf({}).request)).toBe(false)
  expect(asksForEnds(contextOf({ warmup: minutes(5) }).request)).toBe(true)
  expect(asksForEnds(contextOf({ cooldown: minutes(5) }).request)).toBe(true)
})

describe('between asked ends', () => {
  const both = { warmup: minutes(10), cooldown: minutes(5) }

  test('what the set leaves is easy time, before it up to twenty minutes', () => {
    expect(framed(45, both)).toEqual(['warmup 10', 'interval 45', 'cooldown 5'])
    expect(framed(25, both)).toEqual(['warmup 10', 'active 20', 'interval 25', 'cooldown 5'])
    expect(framed(20, both)).toEqual(['warmup 10', 'active 20', 'interval 20', 'active 5', 'cooldown 5'])
  })

  test('of an end of more than half an hour ten minutes are one, and the rest is easy time', () => {
    expect(framed(50, { durationValue: 140, warmup: minutes(50), cooldown: minutes(40) })).toEqual([
      ...['warmup 10', 'active 40', 'interval 50', 'active 30', 'cooldown 10'],
    ])
    expect(framed(40, { durationValue: 80, warmup: minutes(30), cooldown: minutes(10) })).toEqual([
      ...['warmup 30', 'interval 40', 'cooldown 10'],
    ])
    // The set comes at once.
    expect(framed(35, { durationValue: 100, warmup: minutes(50), cooldown: minutes(10) })).toEqual([
      ...['warmup 10', 'active 40', 'interval 35', 'active 5', 'cooldown 10'],
    ])
  })

  test('a set that is too long has no room', () => {
    expect(framed(46, both)).toBeUndefined()
    // Work by distance takes parts of a tick: the nearest whole number of ticks counts.
    expect(framed(45 + 0.4 / 12, both)).toHaveLength(3)
    expect(framed(45 + 0.6 / 12, both)).toBeUndefined()
  })

  test('a block without length is left out, and one with a part without length stays', () => {
    const pieces = (...counts: number[]) => [{ times: 1, pieces: counts.map(work) }]
    const blocksOf = (...counts: number[]) =>
      frameBetweenEnds(pieces(...counts), contextOf(both), createRandom('ends'), { ...ride, rampsOfTen: 0 })?.length
    expect(blocksOf(45)).toBe(3)
    expect(blocksOf(45, 0)).toBe(3)
    expect(blocksOf(0)).toBe(4)
  })

  test('the end that is not asked for has its usual length, and less than three minutes of easy time join it', () => {
    const { warmup, cooldown } = both
    expect(framed(30, { warmup })).toEqual(['warmup 10', 'active 10', 'interval 30', 'cooldown 10'])
    expect(framed(37, { warmup })).toEqual(['warmup 10', 'active 3', 'interval 37', 'cooldown 10'])
    expect(framed(38, { warmup })).toEqual(['warmup 10', 'interval 38', 'cooldown 12'])
    expect(framed(50, { warmup })).toEqual(['warmup 10', 'interval 50'])
    expect(framed(30, { cooldown })).toEqual(['warmup 9', 'warmup 6', 'active 10', 'interval 30', 'cooldown 5'])
    expect(framed(37, { cooldown })).toEqual(['warmup 9', 'warmup 6', 'active 3', 'interval 37', 'cooldown 5'])
    expect(framed(38, { cooldown })).toEqual(['warmup 10', 'warmup 7', 'interval 38', 'cooldown 5'])
  })

  test('an asked end is one step, a ramp by power and none by heart rate', () => {
    const ends = (workoutMetric: 'power' | 'heartrate') => {
      const context = contextOf({ ...both, workoutMetric })
      const steps = frameBetweenEnds([once(work(30))], context, createRandom('ends'), ride) ?? []
      return [steps[0], steps.at(-1)].map((step) => step?.pieces[0])
    }
    expect(ends('power')).toMatchObject([
      { zone: 1, ramp: 'rising', percents: ride.rising, notes: ride.rampNotes },
      { zone: 1, ramp: 'falling', percents: ride.falling },
    ])
    for (const end of ends('heartrate')) expect(end).not.toHaveProperty('ramp')
  })
})

test('the shortest session has five minutes for an end that is not asked for', () => {
  const least = (change: Partial<GenerateRequest>) => leastTicksWith([once(work(20))], contextOf(change)) / 12
  expect(least({ warmup: minutes(10), cooldown: minutes(3) })).toBe(33)
  expect(least({ warmup: minutes(10) })).toBe(35)
  expect(least({ cooldown: minutes(3) })).toBe(28)
})
