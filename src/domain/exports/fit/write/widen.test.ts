import { describe, expect, test } from 'vitest'
import { type ReadBout, readWithGarmin, readWithParser } from '#tests/support/workouts/fit-readers.ts'
import { type SportId, sportOf } from '../../../sports/registry.ts'
import type { Target } from '../../../workout/step.ts'
import { fit } from '../../fit.ts'
import type { FileWorkout, ReaderOptions } from '../../shared/format.ts'
import { widen } from './widen.ts'

const duration = { type: 'time', unit: 'minutes', value: 600 } as const
const workoutOf = (target: Target, sport: SportId): FileWorkout => ({
  name: 'W',
  sport,
  steps: [{ intensity: 'active', duration, target }],
})
const encoded = (target: Target, sport: SportId, options: ReaderOptions = {}) => {
  if (!fit.out) throw new Error('FIT is not written')
  return fit.out.encode(workoutOf(target, sport), { createdAt: new Date(1e12), ...options })
}
const losses = (target: Target, sport: SportId, options: ReaderOptions = {}) =>
  fit.out?.losses(workoutOf(target, sport), options) ?? []

// Percents are printed below zero, paces as metres a second.
const single: [string, SportId, Target, Partial<ReadBout>, Partial<ReadBout>][] = [
  [
    'percents of FTP',
    'cycling',
    { type: 'power', percentMin: 60, percentMax: 60 },
    { low: -58, high: -62 },
    { low: -60, high: -60 },
  ],
  [
    'watts',
    'cycling',
    { type: 'power', rangeMin: 200, rangeMax: 200 },
    { low: 194, high: 206 },
    { low: 200, high: 200 },
  ],
  [
    'watts that round to one',
    'cycling',
    { type: 'power', rangeMin: 199.6, rangeMax: 200.4 },
    { low: 193, high: 207 },
    { low: 200, high: 200 },
  ],
  [
    'beats',
    'running',
    { type: 'heartrate', rangeMin: 150, rangeMax: 150 },
    { low: 145, high: 155 },
    { low: 150, high: 150 },
  ],
  // 4:25 and 4:35 a kilometre.
  [
    'a pace',
    'running',
    { type: 'pace', rangeMin: 270, rangeMax: 270, rangeUnit: 'km' },
    { low: 3.636, high: 3.774 },
    { low: 3.704, high: 3.704 },
  ],
  // 7:52 and 8:08 a mile.
  [
    'a pace a mile',
    'running',
    { type: 'pace', rangeMin: 480, rangeMax: 480, rangeUnit: 'mile' },
    { low: 3.298, high: 3.41 },
    { low: 3.353, high: 3.353 },
  ],
  // 1:38 and 1:42 for 100 metres.
  [
    'a pace in the pool',
    'swimming',
    { type: 'pace', rangeMin: 100, rangeMax: 100, rangeUnit: '100m' },
    { low: 0.98, high: 1.02 },
    { low: 1, high: 1 },
  ],
  [
    'more percents than a watch reads as such',
    'cycling',
    { type: 'power', percentMin: 990, percentMax: 990 },
    { low: -960, high: -999 },
    { low: -990, high: -990 },
  ],
]

describe.each([
  ["Garmin's decoder", async (bytes: Uint8Array<ArrayBuffer>) => readWithGarmin(bytes)],
  ['fit-file-parser', readWithParser],
])('%s', (_, read) => {
  test.each(single)('shows %s of a %s workout as a range, or exactly', async (_, sport, target, wide, exact) => {
    expect((await read(encoded(target, sport))).bouts[0]).toMatchObject({ target: 'range', ...wide })
    expect((await read(encoded(target, sport, { width: 'exact' }))).bouts[0]).toMatchObject({
      target: 'range',
      ...exact,
    })
  })
})

test.each(single)('widened %s of a %s workout are listed as a loss, and unchanged ones are not', (_, sport, target) => {
  expect(losses(target, sport).join()).toMatch(/^In step 1, a single figure is widened, so that the watch/)
  expect(losses(target, sport, { width: 'exact' }).join()).not.toContain('widened')
})

test.each<[Target, SportId, number | undefined]>([
  [{ type: 'open' }, 'cycling', undefined],
  [{ type: 'power', zoneNumber: 4 }, 'cycling', undefined],
  [{ type: 'power', rangeMin: 200, rangeMax: null }, 'cycling', undefined],
  [{ type: 'power', rangeMin: 0, rangeMax: 0 }, 'cycling', undefined],
  [{ type: 'power', rangeMin: 199.4, rangeMax: 199.6 }, 'cycling', undefined],
  [{ type: 'pace', rangeMin: 250, rangeMax: 251 }, 'running', 250],
  [{ type: 'pace', percentMin: 90, percentMax: 91 }, 'running', 250],
  [{ type: 'pace', percentMin: 90, percentMax: 90 }, 'running', undefined],
  [{ type: 'heartrate', percentMin: 90, percentMax: 90 }, 'running', 250],
])('the target %j of a %s workout is not widened', (target, sport, reference) => {
  expect(widen(target, sportOf(sport), reference)).toBeUndefined()
})

test.each<[Target, SportId, object]>([
  [{ type: 'power', rangeMin: 1, rangeMax: 1 }, 'cycling', { rangeMin: 1, rangeMax: 2 }],
  [{ type: 'power', percentMin: 999, percentMax: 999 }, 'cycling', { percentMin: 969, percentMax: 999 }],
  [{ type: 'power', percentMin: 90 }, 'cycling', { percentMin: 87, percentMax: 93 }],
  [{ type: 'pace', rangeMin: 5, rangeMax: 5 }, 'running', { rangeMin: 1, rangeMax: 10 }],
  [{ type: 'pace', rangeMin: 480, rangeMax: 480, rangeUnit: 'mile' }, 'running', { rangeMin: 472, rangeMax: 488 }],
  [{ type: 'pace', rangeMin: 100, rangeMax: 100 }, 'swimming', { rangeMin: 98, rangeMax: 102 }],
  [{ type: 'pace', rangeMin: 90, rangeMax: 90, rangeUnit: '100yd' }, 'swimming', { rangeMin: 88, rangeMax: 92 }],
])('the single figure of %j in %s is widened to %j', (target, sport, widened) => {
  expect(widen(target, sportOf(sport), undefined)).toEqual({ ...target, ...widened })
})

test('percents of a known threshold pace are widened as a pace', () => {
  // 100 % of 4:10 a kilometre: 4:05 to 4:15.
  const target: Target = { type: 'pace', percentMin: 100, percentMax: 100 }
  expect(readWithGarmin(encoded(target, 'running', { reference: 250 })).bouts[0]).toMatchObject({
    low: 3.922,
    high: 4.082,
  })
})

test.each<[string, SportId, Target]>([
  ['ranges', 'cycling', { type: 'power', rangeMin: 200, rangeMax: 201 }],
  ['open ranges', 'cycling', { type: 'power', rangeMin: 200, rangeMax: null }],
  ['zones', 'running', { type: 'pace', zoneNumber: 3 }],
  ['percents that become a zone', 'running', { type: 'heartrate', percentMin: 90, percentMax: 90 }],
  [
    'a range beside single percents',
    'cycling',
    { type: 'power', rangeMin: 190, rangeMax: 210, percentMin: 80, percentMax: 80 },
  ],
])('%s stay as they are', (_, sport, target) => {
  expect(encoded(target, sport)).toEqual(encoded(target, sport, { width: 'exact' }))
  expect(losses(target, sport).join()).not.toContain('widened')
})
