import { expect, test } from 'vitest'
import type { DistanceUnit } from '../../../units/distance.ts'
import type { Step, StoredSteps } from '../../../workout/step.ts'
import { likelyPool } from './likely-pool.ts'

test.each([
  [[400, 100, 75], 25],
  [[1000, 50], 25],
  [[400, 60], 20],
  [[100, 67, 133], 33.3],
  [[66, 165], 33],
  [[44, 110], 22],
  [[81, 54], 27],
  [[10, 70], 10],
  [[62, 124], 31],
  [[51, 102], 17],
  [[20.5, 60], 20],
  [[7, 100], 25],
  [[], 25],
])('distances of %j are swum in a pool of %d', (distances, length) => {
  expect(likelyPool(swim(distances, 'meters')).unit).toBe('meters')
  expect(likelyPool(swim(distances, 'meters')).length).toBeCloseTo(length, 0.9)
})

test('a swim in yards is swum in a pool in yards', () => {
  expect(likelyPool(swim([100, 500], 'yards'))).toEqual({ length: 25, unit: 'yards' })
})

test('rests and repeats do not influence the likely pool', () => {
  const stored = [...swim([50], 'meters'), { repeat: { steps: 2, count: 3 } }]
  expect(likelyPool(stored)).toEqual({ length: 25, unit: 'meters' })
})

function swim(distances: readonly number[], unit: DistanceUnit): StoredSteps {
  const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 15 } }
  return [
    rest,
    ...distances.map((value): Step => ({ intensity: 'active', duration: { type: 'distance', unit, value } })),
  ]
}
