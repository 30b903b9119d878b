import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { type SportId, sports } from '../sports/registry.ts'
import type { Step, StoredSteps, Target } from '../workout/step.ts'
import { totalsOf } from '../workout/totals.ts'
import { timeInZones } from './time-in-zone.ts'

const step = (seconds: number, target?: Target, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value: seconds },
  ...(target && { target }),
  ...rest,
})
const seconds = (steps: StoredSteps, sport: SportId, reference?: number) =>
  timeInZones(steps, sport, { reference }).zones.map((zone) => Math.round(zone.seconds))

test.each(sports.filter(({ paceZones }) => paceZones.length > 0))(
  'a $noun in a pace zone counts to that zone',
  ({ id }) => {
    for (const zoneNumber of [1, 2, 3, 4, 5])
      expect(seconds([step(60, { type: 'pace', zoneNumber })], id)).toEqual(
        [1, 2, 3, 4, 5].map((number) => (number === zoneNumber ? 60 : 0)),
      )
  },
)

test('a ride in a power zone counts to that zone', () => {
  for (const zoneNumber of [1, 2, 3, 4, 5, 6, 7])
    expect(seconds([step(60, { type: 'power', zoneNumber })], 'cycling')[zoneNumber - 1]).toBe(60)
})

test('repeats are expanded, a range is compared with the athlete’s FTP, rest is in no zone', () => {
  const ride: StoredSteps = [
    step(240, { type: 'power', rangeMin: 250, rangeMax: 260 }, { intensity: 'interval' }),
    step(120, undefined, { intensity: 'rest' }),
    { repeat: { steps: 2, count: 5 } },
  ]
  expect(timeInZones(ride, 'cycling', { reference: 255 })).toMatchObject({ rest: 600, estimated: false })
  expect(seconds(ride, 'cycling', 255)).toEqual([0, 0, 0, 0, 1200, 0, 0])
  expect(seconds(ride, 'cycling', 310)).toEqual([0, 0, 1200, 0, 0, 0, 0])
  expect(timeInZones(ride, 'cycling').estimated).toBe(true)
})

test('time between two power zones is counted between them, and not in one of them', () => {
  const { zones, between } = timeInZones([step(600, { type: 'power', percentMin: 71, percentMax: 75 })], 'cycling')
  expect(between).toBe(600)
  expect(zones.every((zone) => zone.seconds === 0)).toBe(true)
})

test('an effort below the first zone is in the first zone, and one above the last in the last', () => {
  const ride = [
    step(60, { type: 'power', percentMin: 20, percentMax: 25 } as const),
    step(10, { type: 'power', percentMin: 300, percentMax: 300 } as const),
  ]
  expect(seconds(ride, 'cycling')).toEqual([60, 0, 0, 0, 0, 0, 10])
})

test('a ramp is split over the zones it passes, and the gap between them', () => {
  const ramp = (direction: 'rising' | 'falling') =>
    timeInZones([step(600, { type: 'power', percentMin: 45, percentMax: 75, ramp: direction })], 'cycling')
  for (const { zones, between } of [ramp('rising'), ramp('falling')]) {
    expect(zones.map((zone) => Math.round(zone.seconds)).slice(0, 3)).toEqual([200, 300, 0])
    expect(between).toBeCloseTo(100, 6)
  }
})

test('a step that asks for no effort is in no zone and counts as open', () => {
  const run = [
    step(300),
    step(30, { type: 'open' }),
    step(30, { type: 'pace' }),
    step(600, { type: 'pace', zoneNumber: 1 }),
  ]
  const times = timeInZones(run, 'running')
  expect(times).toMatchObject({ open: 360, rest: 0, between: 0 })
  expect(times.zones[0]?.seconds).toBe(600)
})

test('if all targets are heart rates, the zones are those of heart rate', () => {
  const ride = [
    step(600, { type: 'heartrate', zoneNumber: 4 } as const),
    step(300, { type: 'heartrate', rangeMin: 150, rangeMax: 154 } as const),
  ]
  const times = timeInZones(ride, 'cycling', { heart: { threshold: 160, resting: 50 } })
  // 152 of 160 beats are 95 %: the same fourth zone.
  expect(times.zones.map((zone) => zone.seconds)).toEqual([0, 0, 0, 900, 0])
  expect(times.estimated).toBe(false)
  expect(timeInZones(ride, 'cycling').estimated).toBe(true)
})

test('a rider’s heart-rate zone among powers covers all the power zones it stands for', () => {
  const ride = [
    step(600, { type: 'heartrate', zoneNumber: 4 } as const),
    step(60, { type: 'power', zoneNumber: 1 } as const),
  ]
  const [easy, , , sweetSpot = 0, threshold = 0] = seconds(ride, 'cycling')
  expect(easy).toBe(60)
  expect(Math.min(sweetSpot, threshold)).toBeGreaterThan(250)
})

test('the time that a swim leaves of its send-off is rest', () => {
  const swim: StoredSteps = [
    { ...step(1, { type: 'pace', zoneNumber: 4 }, { sendOff: 120 }), duration: hundred },
    { repeat: { steps: 1, count: 10 } },
  ]
  const { zones, rest } = timeInZones(swim, 'swimming', { reference: 100 })
  expect((zones[3]?.seconds ?? 0) + rest).toBeCloseTo(1200, 6)
  expect(zones[3]?.seconds).toBeGreaterThan(950)
})

testProperty(
  'the time in zones, between them, without a target and at rest is all the time there is',
  500,
  (drawing) => {
    fc.assert(
      fc.property(
        anySport.chain((sport) => fc.tuple(fc.constant(sport.id), storedStepsOf(sport))),
        ([sport, steps]) => {
          const { zones, between, open, rest } = timeInZones(steps, sport)
          const parts = [...zones.map((zone) => zone.seconds), between, open, rest]
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          const all = totalsOf(steps, sport).seconds
          expect(parts.reduce((sum, part) => sum + part, 0) / all).toBeCloseTo(1, 6)
        },
      ),
      drawing,
    )
  },
)

const hundred: Step['duration'] = { type: 'distance', unit: 'meters', value: 100 }
