import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { Duration } from '../../workout/step.ts'
import type { Measure } from './measure.ts'
import type { Piece } from './plan.ts'
import { stepWriterFor, writeEntries } from './write.ts'

const duration = (ticks: number): Duration => ({ type: 'time', unit: 'minutes', value: ticks })
const request = acceptOrThrow({ ...usualRequest('running', 'tempo'), workoutMetric: 'heartrate' })
const stepOf = stepWriterFor(request, { duration } as Measure)
const piece = (more: Partial<Piece> = {}): Piece => ({
  intensity: 'active',
  zone: 2,
  ticks: 60,
  name: 'Easy',
  notes: '',
  ...more,
})

test('a block that is done once is its steps, one that is done more often a repeat', () => {
  const step = {
    name: 'Easy',
    intensity: 'active',
    duration: duration(60),
    target: { type: 'heartrate', zoneNumber: 2 },
  }
  expect(writeEntries([{ times: 1, pieces: [piece(), piece()] }], stepOf)).toEqual([step, step])
  expect(writeEntries([{ times: 2, pieces: [piece()] }], stepOf)).toEqual([{ type: 'repeat', count: 2, steps: [step] }])
})

test('a piece of no length is no step, and a set that is written out stands as it is', () => {
  expect(writeEntries([{ times: 1, pieces: [piece({ ticks: 0 }), piece({ ticks: 1 })] }], stepOf)).toHaveLength(1)
  const written = [{ type: 'repeat' as const, count: 3, steps: [stepOf(piece())] }]
  expect(writeEntries([{ times: 1, pieces: [piece()], written }], stepOf)).toEqual(written)
})

test('work below the zone of the threshold is active, and work in it an interval', () => {
  const intensityIn = (zone: number | null) => stepOf(piece({ intensity: 'interval', zone })).intensity
  expect([3, 4, 5, null].map(intensityIn)).toEqual(['active', 'interval', 'interval', 'interval'])
  expect(stepOf(piece({ intensity: 'recovery', zone: 1 })).intensity).toBe('recovery')
})

test('what is felt, kicked or drilled has an open target, and a rest has none', () => {
  const targetOf = (more: Partial<Piece>) => stepOf(piece(more)).target
  expect(targetOf({ effort: 9 })).toEqual({ type: 'open' })
  expect(targetOf({ extras: { drill: 'kick' } })).toEqual({ type: 'open' })
  expect(targetOf({ extras: { drill: 'drill' } })).toEqual({ type: 'open' })
  expect(targetOf({ extras: { drill: 'pull' } })).toEqual({ type: 'heartrate', zoneNumber: 2 })
  expect(targetOf({ zone: null })).toBeUndefined()
  expect(stepOf(piece({ effort: 9 })).effort).toBe(9)
})

test('a piece of its own time lasts as long, whatever its ticks are', () => {
  expect(stepOf(piece({ seconds: 10 })).duration).toMatchObject({ type: 'time', value: 10 })
  expect(stepOf(piece({ zone: null, ticks: 20 })).duration).toMatchObject({ type: 'time', value: 20 })
})
