import { expect, test } from 'vitest'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { proposeName } from './proposed-name.ts'

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const
const metres = (value: number) => ({ type: 'distance', unit: 'meters', value }) as const
const work = (duration: Step['duration'], zoneNumber?: number): Step => ({
  intensity: 'interval',
  duration,
  ...(zoneNumber && { target: { type: 'power', zoneNumber } }),
})
const active = (length: number, zoneNumber: number): Step => ({
  ...work(minutes(length), zoneNumber),
  intensity: 'active',
})
const easy: Step = { intensity: 'recovery', duration: minutes(3) }
const warmup: Step = { intensity: 'warmup', duration: minutes(40) }
const times = (steps: number, count: number) => ({ repeat: { steps, count } })

test.each<[string, StoredSteps, 'threshold' | 'v02 max' | 'sweet spot' | undefined, string | undefined]>([
  ['a set and its type', [warmup, work(minutes(8)), easy, times(2, 4)], 'threshold', '4 × 8 min threshold'],
  ['the type as people write it', [work(minutes(3)), easy, times(2, 5)], 'v02 max', '5 × 3 min VO2 max'],
  ['the zone without a type', [work(minutes(3), 5), easy, times(2, 5)], undefined, '5 × 3 min threshold'],
  ['a length alone', [work(metres(400)), easy, times(2, 10)], undefined, '10 × 400 m'],
  ['a set whose easy step is not called so', [active(3, 6), active(3, 1), times(2, 5)], undefined, '5 × 3 min VO2 max'],
  ['seconds', [work(minutes(0.5)), easy, times(2, 10)], undefined, '10 × 30 s'],
  ['minutes and seconds', [work(minutes(1.5)), easy, times(2, 10)], undefined, '10 × 1:30'],
  ['several lengths', [work(metres(400)), work(metres(200)), easy, times(3, 3)], undefined, '3 × (400 m, 200 m)'],
  [
    'the set with the most work',
    [work(minutes(1)), easy, times(2, 6), work(minutes(10)), easy, times(2, 2)],
    'sweet spot',
    '2 × 10 min sweet spot',
  ],
  [
    'a set before a longer single step',
    [work(minutes(30)), work(minutes(4)), easy, times(2, 4)],
    undefined,
    '4 × 4 min',
  ],
  ['the longest step without a set', [work(minutes(5)), work(minutes(20))], 'threshold', '20 min threshold'],
  ['nothing without work', [warmup, easy], 'threshold', undefined],
  [
    'nothing of a set of many lengths',
    [...[1, 2, 3, 4].map((length) => work(minutes(length))), times(4, 2)],
    undefined,
    undefined,
  ],
])('a name tells %s', (_, steps, type, name) => {
  expect(proposeName(steps, 'cycling', type)).toBe(name)
})
