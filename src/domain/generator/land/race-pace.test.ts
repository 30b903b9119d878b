import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import { sportOf, type WorkoutType } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

const request = (workoutType: WorkoutType, racePace: Race, change: Partial<GenerateRequest> = {}): GenerateRequest => ({
  sport: 'running',
  workoutType,
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 60,
  workoutMetric: 'pace',
  referenceValue: '4:15',
  racePace,
  ...change,
})
const pairs = Object.entries(sportOf('running').racePaces ?? {}).flatMap(([type, races = []]) =>
  races.map((race) => [type as WorkoutType, race] as const),
)

const figures: Record<Race, object> = {
  '1500m': { percentMin: 117.1, percentMax: 119.4, zoneNumber: 5, rangeMin: 214, rangeMax: 217 },
  '3k': { percentMin: 109.4, percentMax: 111.6, zoneNumber: 5, rangeMin: 229, rangeMax: 233 },
  '5k': { percentMin: 105.6, percentMax: 107.8, zoneNumber: 5, rangeMin: 237, rangeMax: 241 },
  '10k': { percentMin: 101.9, percentMax: 104, rangeMin: 246, rangeMax: 250 },
  'half marathon': { percentMin: 97.1, percentMax: 99, zoneNumber: 4, rangeMin: 258, rangeMax: 262 },
  marathon: { percentMin: 93.2, percentMax: 95.1, zoneNumber: 3, rangeMin: 269, rangeMax: 273 },
}

test.each(pairs)('the work of a run of type %s can be done at %s pace', (type, race) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { steps } = generate(request(type, race), { seed })
    const work = unroll(steps).filter(({ name }) => name === racePaceName(race))
    expect(work.length).toBeGreaterThan(0)
    expect(new Set(work.map(({ duration }) => duration.value)).size).toBe(1)
    for (const { target } of work) expect(target).toEqual({ type: 'pace', rangeUnit: 'km', ...figures[race] })
    expect(totalsOf(steps, 'running').seconds).toBe(3600)
  }
})

/** In minutes, a tenth more or less: how fast a race is run depends on the runner. */
const workInAll: Record<Race, readonly [least: number, most: number]> = {
  '1500m': [7.5, 10.5],
  '3k': [7.5, 15],
  '5k': [11, 22],
  '10k': [18, 33],
  'half marathon': [27, 50],
  marathon: [27, 80],
}

test.each(pairs)('a run of type %s has as much work at %s pace as that race allows', (type, race) => {
  const asked: Partial<GenerateRequest>[] = [
    ...[60, 75, 90].map((durationValue) => ({ durationValue })),
    ...['3:40', '4:50', '5:40'].map((referenceValue) => ({ referenceValue })),
    { durationType: 'distance', durationUnit: 'kilometers', durationValue: 14 },
    { durationType: 'distance', durationUnit: 'miles', durationValue: 9 },
  ]
  const [least, most] = workInAll[race]
  for (const change of asked)
    for (let seed = 0; seed < 12; seed += 1) {
      const { steps } = generate(request(type, race, change), { seed })
      const work = unroll(steps).filter(({ name }) => name === racePaceName(race))
      const { seconds } = totalsOf(work, 'running')
      expect(seconds / 60, JSON.stringify({ ...change, seed })).toBeGreaterThanOrEqual(least)
      expect(seconds / 60, JSON.stringify({ ...change, seed })).toBeLessThanOrEqual(most)
    }
})

test('an asked set is done at the pace of the race', () => {
  const set = { times: 6, value: 1, unit: 'kilometers' } as const
  const { steps } = generate(
    request('threshold', '10k', { durationType: 'distance', durationUnit: 'kilometers', durationValue: 12, set }),
    { seed: 1 },
  )
  const work = unroll(steps).filter(({ name }) => name === '10k pace')
  expect(work.map(({ duration }) => duration.value)).toEqual([1, 1, 1, 1, 1, 1])
})

test('recoveries, warm-up and cool-down stay easy', () => {
  const { steps } = generate(request('interval', '5k'), { seed: 3 })
  const others = unroll(steps).filter(({ name }) => name !== '5k pace' && name !== 'Stride')
  for (const { target } of others) expect(target?.percentMax ?? 0).toBeLessThan(100)
  expect(others[0]?.intensity).toBe('warmup')
  expect(others.at(-1)?.intensity).toBe('cooldown')
})

test('a harder version keeps the pace of the race', () => {
  const first = generate(request('threshold', 'half marathon'), { seed: 2 })
  const previous = { steps: first.steps, direction: 'harder' as const }
  const next = generate(request('threshold', 'half marathon', { previous }), { seed: 5 })
  const work = unroll(next.steps).filter(({ intensity }) => intensity === 'interval')
  expect(work.length).toBeGreaterThan(0)
  expect(new Set(work.map(({ name }) => name))).toEqual(new Set(['Half marathon pace']))
})
