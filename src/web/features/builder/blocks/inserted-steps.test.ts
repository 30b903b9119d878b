import { expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { insertedSteps } from './inserted-steps.ts'

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const
const steps: StoredSteps = [
  {
    intensity: 'warmup',
    duration: minutes(10),
    target: { type: 'power', zoneNumber: 2 },
    cadence: { min: 90, max: 95 },
  },
  { intensity: 'interval', duration: minutes(1), target: { type: 'power', rangeMin: 240, rangeMax: 260 } },
  { repeat: { steps: 1, count: 3 } },
]

test('a block of a ride that is inserted into a run has paces, and says what changed', () => {
  const inserted = insertedSteps({ sport: 'cycling', steps }, 'running', 250)
  expect(inserted.steps).toEqual([
    { intensity: 'warmup', duration: minutes(10), target: { type: 'pace', zoneNumber: expect.any(Number) } },
    { intensity: 'interval', duration: minutes(1), target: { type: 'pace', zoneNumber: expect.any(Number) } },
    { repeat: { steps: 1, count: 3 } },
  ])
  expect(inserted.changes).toEqual(['2 targets now by pace, in the matching zone.', '1 cadence left out.'])
})

test('without the athlete’s own reference value watts are left out, and the message says so', () => {
  const inserted = insertedSteps({ sport: 'cycling', steps }, 'running', undefined)
  expect(inserted.steps[1]).toEqual({ intensity: 'interval', duration: minutes(1) })
  expect(inserted.changes).toContain('1 target left out: no zone fits.')
})

test('in the same sport, and in a workout without a sport, a block stays as it is', () => {
  const block = { sport: 'cycling', steps } as const
  expect(insertedSteps(block, 'cycling', 250)).toEqual({ steps, changes: [] })
  expect(insertedSteps(block, undefined, 250)).toEqual({ steps, changes: [] })
})

test('a block that was saved without a sport keeps what the sport has', () => {
  const { steps: kept, changes } = insertedSteps({ sport: null, steps }, 'cycling', undefined)
  expect({ kept, changes }).toEqual({ kept: steps, changes: [] })
})
