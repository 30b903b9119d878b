import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import type { Step, StoredSteps, Target } from '#domain/workout/step.ts'
import { timeInZones } from './time-in-zone.ts'

const step = (seconds: number, target?: Target, intensity: Step['intensity'] = 'active'): Step => ({
  intensity,
  duration: { type: 'time', unit: 'seconds', value: seconds },
  ...(target && { target }),
})
const seconds = (steps: StoredSteps, ...rest: ['running' | 'cycling' | 'swimming', number?]) =>
  timeInZones(steps, ...rest).map((zone) => zone.seconds)

test.each(sports.filter(({ paceZones }) => paceZones.length > 0))(
  'a $noun in a pace zone counts to that zone',
  ({ id }) => {
    for (const zoneNumber of [1, 2, 3, 4, 5]) {
      const times = seconds([step(60, { type: 'pace', zoneNumber })], id)
      expect(times.map((time) => time > 0)).toEqual([1, 2, 3, 4, 5].map((number) => number === zoneNumber))
    }
  },
)

test('a ride in a power zone counts to that zone', () => {
  for (const zoneNumber of [1, 2, 3, 4, 5, 6, 7])
    expect(timeInZones([step(60, { type: 'power', zoneNumber })], 'cycling')[zoneNumber - 1]?.seconds).toBe(60)
})

test('repeats are counted out, a range is measured against the athlete, rest is in no zone', () => {
  const ride: StoredSteps = [
    step(240, { type: 'power', rangeMin: 250, rangeMax: 260 }, 'interval'),
    step(120, undefined, 'rest'),
    { repeat: { steps: 2, count: 5 } },
  ]
  expect(seconds(ride, 'cycling', 255)).toEqual([0, 0, 0, 0, 1200, 0, 0])
  expect(seconds(ride, 'cycling', 330)).toEqual([0, 0, 1200, 0, 0, 0, 0])
})
