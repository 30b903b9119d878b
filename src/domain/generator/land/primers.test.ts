import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { createRandom } from '../plan/random.ts'
import type { GenerateRequest } from '../request.ts'
import { run } from './frame-style.ts'
import { primersFor } from './primers.ts'

const [first] = run.primers
const strides = first ? [{ ...first, counts: [3, 4] }] : []

function primersOf(seconds: { session: number; warmup: number }, change: Partial<GenerateRequest> = {}, seed = 'seed') {
  const context = contextFor(acceptOrThrow({ ...usualRequest('running', 'interval'), ...change }))
  return primersFor(strides, seconds, context, createRandom(seed))
}

test('a session of about forty minutes has strides at the end of its warm-up', () => {
  expect(primersOf({ session: 2299, warmup: 900 })).toEqual([])
  expect(primersOf({ session: 2300, warmup: 900 })).toMatchObject([
    {
      pieces: [
        { intensity: 'warmup', name: 'Stride', zone: 5, use: 'stride', ticks: 3 },
        { intensity: 'warmup', name: 'Easy jog', zone: 1, use: 'recovery', ticks: 9 },
      ],
    },
  ])
})

test('seven minutes of the warm-up stay beside them', () => {
  const counts = (warmup: number) =>
    new Set(Array.from({ length: 30 }, (_, seed) => primersOf({ session: 3600, warmup }, {}, `${seed}`)[0]?.times))
  expect(counts(599)).toEqual(new Set([undefined]))
  expect(counts(600)).toEqual(new Set([3]))
  expect(counts(659)).toEqual(new Set([3]))
  expect(counts(660)).toEqual(new Set([3, 4]))
})

test('in a run by kilometres they are a hundred metres, where a hundred metres take half a minute at most', () => {
  const byDistance = (durationUnit: 'kilometers' | 'miles', referenceValue: string) =>
    primersOf(
      { session: 3600, warmup: 900 },
      { durationType: 'distance', durationUnit, durationValue: 10, referenceValue },
    )[0]?.pieces
  const metres = [{ ticks: 10 }, { ticks: 10 }]
  expect(byDistance('kilometers', '4:30')).toMatchObject(metres)
  expect(byDistance('kilometers', '4:30')?.[0]).not.toHaveProperty('seconds')
  expect(byDistance('kilometers', '8:00')).toMatchObject([{ seconds: 15 }, { seconds: 45 }])
  expect(byDistance('miles', '4:30')).toMatchObject([{ seconds: 15 }, { seconds: 45 }])
})
