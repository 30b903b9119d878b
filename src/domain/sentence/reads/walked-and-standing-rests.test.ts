import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import { understand } from '../understand.ts'

// A rest that is walked or stood is no jog: it has its name and no target.

test.each<[sentence: string, asked: string]>([
  ['run 8x400m, 90 secs standing recovery', 'running, interval, main set 8x · 400mtr interval · Stand 1m30s rest'],
  ['run 6x1k w/ 90s standing', 'running, interval, main set 6x · 1km interval · Stand 1m30s rest'],
  ['run 5 x 1k off 2 min static rest', 'running, interval, main set 5x · 1km interval · Stand 2m rest'],
  ['run 20 x 200 (30s stand still)', 'running, interval, main set 20x · 200mtr interval · Stand 30sec rest'],
  ['run 6 x 800m with 2 mins walk between', 'running, interval, main set 6x · 800mtr interval · Walk 2m recovery'],
  [
    'run 2 sets of 6 x 300m (100m walk) 5 min between sets',
    'running, interval, main set 5x · 300mtr interval · Walk 100mtr recovery · 300mtr interval · 5m recovery · 6x · 300mtr interval · Walk 100mtr recovery',
  ],
  // Either, or a jog
  ['run 6x800 with 2 min walk or jog', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  ['run 6x800 with 2 min jog', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  // Nobody walks on a bike or in a pool.
  ['bike 5x4 min, 2 min passive', 'cycling, interval, 5 × 4 minutes, 2 minutes rest'],
])('"%s" asks for %s', (sentence, asked) => {
  expect(readAs(understand(sentence, { sport: 'running' }))).toBe(asked)
})

test.each([
  ['run 8x400m, 90 secs standing recovery', 'Stand', 'rest'],
  ['run 6 x 800m with 2 mins walk between', 'Walk', 'recovery'],
])('the rests of "%s" get no pace in the workout', (sentence, name, intensity) => {
  const { asked, assumed } = understand(sentence, { sport: 'running' })
  const request = { workoutMetric: 'pace', referenceValue: '5:00', ...assumed, ...asked } as GenerateRequest
  const { steps } = generate(request, { seed: 7 })
  const pauses = steps.filter((step) => 'name' in step && step.name === name)
  expect(pauses).toMatchObject([{ intensity }])
  expect(pauses).toMatchObject([expect.not.objectContaining({ target: expect.anything() })])
})
