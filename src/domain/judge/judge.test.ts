import { describe, expect, test } from 'vitest'
import type { Step, StoredSteps, Target } from '../workout/step.ts'
import { judge } from './judge.ts'
import type { Judged } from './judged.ts'

const minutes = (value: number) => ({ type: 'time' as const, unit: 'minutes' as const, value: value * 60 })
const power = (zoneNumber: number): Target => ({ type: 'power', zoneNumber })
const step = (intensity: Step['intensity'], length: number, zone: number): Step => ({
  intensity,
  duration: minutes(length),
  target: power(zone),
})
const swim = (intensity: Step['intensity'], metres: number, zoneNumber: number): Step => ({
  intensity,
  duration: { type: 'distance', unit: 'meters', value: metres },
  target: { type: 'pace', zoneNumber },
})
const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 20 } }
const again = (steps: number, count: number) => ({ repeat: { steps, count } })

const warmup = [step('warmup', 5, 1), step('warmup', 10, 2)]
const cooldown = step('cooldown', 10, 1)
/** Three times ten minutes at threshold in an hour and ten. */
const goodRide: StoredSteps = [...warmup, step('interval', 10, 5), step('recovery', 5, 1), again(2, 3), cooldown]
const asked = (value: number) => ({ reference: 250, asked: { seconds: value * 60 } })

const ride = (steps: StoredSteps, type: Judged['type'] = 'threshold'): Judged => ({ sport: 'cycling', type, steps })
const brokenBy = (judged: Judged) => judge(judged).hard.map(({ bound }) => bound)

describe('a good workout', () => {
  test('breaks nothing', () => {
    expect(judge({ ...ride(goodRide), ...asked(70) })).toMatchObject({ hard: [], soft: [], leftOut: [], score: 1 })
  })

  test('of one type is not a good one of another', () => {
    expect(judge(ride(goodRide, 'endurance')).score).toBeLessThan(0.8)
    expect(judge(ride(goodRide, 'v02 max')).score).toBeLessThan(0.8)
  })
})

describe('a hard bound is broken by', () => {
  test('a workout 3 % too long', () => {
    expect(brokenBy({ ...ride([...goodRide, step('cooldown', 2.5, 1)]), ...asked(70) })).toEqual(['total-time'])
  })

  test('a run 2 % too short', () => {
    const run = { intensity: 'active' as const, duration: { type: 'distance' as const, unit: 'kilometers' as const } }
    const steps: StoredSteps = [{ ...run, duration: { ...run.duration, value: 9.8 } }]
    const judged = { sport: 'running', type: 'endurance', steps } as const
    expect(brokenBy({ ...judged, asked: { metres: 10_000 } })).toEqual(['total-distance'])
  })

  test('a step of 7 minutes and 3 seconds', () => {
    expect(brokenBy(ride([...warmup, step('interval', 7.05, 5), cooldown]))).toEqual(['step-seconds'])
  })

  test('watts between two zones', () => {
    // 112 to 120 % of FTP lie in the gap between zones 5 and 6.
    const between: Step = { ...step('interval', 5, 5), target: { type: 'power', rangeMin: 280, rangeMax: 300 } }
    expect(brokenBy({ ...ride([...warmup, between, cooldown]), ...asked(30) })).toEqual(['target-inside-zone'])
  })

  test('watts outside the zone they stand beside', () => {
    const off: Step = { ...step('interval', 5, 5), target: { ...power(5), rangeMin: 240, rangeMax: 263 } }
    expect(brokenBy({ ...ride([...warmup, off, cooldown]), ...asked(30) })).toEqual(['target-inside-zone'])
  })

  test('a target that the sport does not have', () => {
    const pace: Step = { ...step('interval', 5, 5), target: { type: 'pace', zoneNumber: 4 } }
    expect(brokenBy(ride([...warmup, pace, cooldown]))).toEqual(['target-inside-zone'])
  })

  test('an effort after the cool-down', () => {
    expect(brokenBy(ride([...goodRide, step('interval', 3, 5), step('active', 5, 1)]))).toEqual(['work-after-cooldown'])
  })

  test('an end without an easy step', () => {
    expect(brokenBy(ride([...warmup, step('interval', 10, 5)]))).toEqual(['ends-easy'])
  })

  test('51 watch steps, where a repeat is one and so is each step in it', () => {
    const filled = (count: number) => Array.from({ length: count }, () => step('active', 1, 2))
    expect(brokenBy(ride([...filled(47), step('active', 1, 1), again(2, 4), cooldown]))).toEqual([])
    expect(brokenBy(ride([...filled(48), step('active', 1, 1), again(2, 4), cooldown]))).toEqual(['watch-steps'])
  })

  test('a repeat in a repeat', () => {
    const nested = [step('interval', 1, 5), again(1, 3), step('recovery', 2, 1), again(3, 2), cooldown]
    expect(brokenBy(ride(nested))).toEqual(['repeat-depth'])
  })

  test('more above FTP than a rider has', () => {
    const set = (count: number) => [step('interval', 1, 6), step('recovery', 1, 1), again(2, count)]
    // At 140 % and a minute's rest W' is empty after three, and half of it overdrawn before the eighth.
    expect(brokenBy(ride([...warmup, ...set(4), cooldown], 'v02 max'))).toEqual([])
    expect(brokenBy(ride([...warmup, ...set(8), cooldown], 'v02 max'))).toEqual(['w-balance'])
  })

  test('95 seconds in zone 6 of a VO2 Max ride', () => {
    const long = { ...step('interval', 1, 6), duration: { ...minutes(1), value: 95 } }
    expect(brokenBy(ride([...warmup, long, cooldown], 'v02 max'))).toEqual(['bout-seconds'])
  })

  test('a distance that ends in the middle of the pool', () => {
    const steps: StoredSteps = [swim('warmup', 200, 1), swim('interval', 110, 4), rest, swim('cooldown', 90, 1)]
    const judged = { sport: 'swimming', type: 'interval', steps } as const
    expect(brokenBy({ ...judged, poolLength: { length: 25, unit: 'meters' } })).toEqual(['pool-lengths'])
    expect(brokenBy({ ...judged, poolLength: { length: 10, unit: 'meters' } })).toEqual([])
  })
})

describe('the score falls with', () => {
  const softly = (judged: Judged) => judge(judged).soft.map(({ bound }) => bound)

  test('a warm-up that is too short for a hard ride', () => {
    expect(softly(ride([step('warmup', 5, 1), ...goodRide.slice(2)]))).toContain('warmup-seconds')
  })

  test('bouts shorter than the type has', () => {
    const short = [...warmup, step('interval', 1, 5), step('recovery', 0.5, 1), again(2, 10), cooldown]
    expect(softly(ride(short))).toContain('bout-seconds')
  })

  test('rests as long as the work allows twice', () => {
    const idle = [...warmup, step('interval', 5, 5), step('recovery', 8, 1), again(2, 3), cooldown]
    expect(softly(ride(idle))).toContain('rest-ratio')
  })

  test('a ladder whose rungs are uneven, and one that goes down before it goes up', () => {
    const ladder = (...metres: number[]): Judged => ({
      sport: 'swimming',
      type: 'ladder sets',
      steps: [
        swim('warmup', 400, 1),
        ...metres.flatMap((rung) => [swim('interval', rung, 4), rest]),
        swim('cooldown', 200, 1),
      ],
    })
    expect(softly(ladder(100, 200, 300, 200, 100))).toEqual([])
    expect(softly(ladder(100, 200, 400, 200, 100))).toContain('ladder-step')
    expect(softly(ladder(300, 200, 100, 200, 300))).toContain('ladder-shape')
  })
})
