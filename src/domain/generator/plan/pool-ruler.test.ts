import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { poolRulerFor } from './pool-ruler.ts'

function rulerOf(poolLength: number, durationUnit: 'meters' | 'yards' = 'meters', durationValue = 2000) {
  return poolRulerFor(
    acceptOrThrow({ ...usualRequest('swimming', 'interval'), durationUnit, durationValue, poolLength }),
  )
}

test('a tick is a length of the pool', () => {
  const { total, duration, distance, metres, length, unit } = rulerOf(50, 'yards', 1990)
  expect([total, length, unit]).toEqual([40, 50, 'yards'])
  expect(duration(3)).toMatchObject({ type: 'distance', unit: 'yards', value: 150 })
  expect(distance(3)).toBe(150)
  expect(metres(2)).toBeCloseTo(91.44)
  expect(rulerOf(33.33).distance(3)).toBe(99.99)
})

test.each([
  { pool: 25, asked: 100, lengths: 4 },
  { pool: 25, asked: 10, lengths: 1 },
  { pool: 50, asked: 75, lengths: 2 },
  // Multiples of 25 in a pool of 15 are those of five lengths: 225 is within a fifth of 200, 75 is not of 100.
  { pool: 15, asked: 200, lengths: 15 },
  { pool: 15, asked: 100, lengths: 7 },
  { pool: 20, asked: 100, lengths: 5 },
  { pool: 20, asked: 125, lengths: 5 },
  { pool: 20, asked: 150, lengths: 8 },
  // A pool without multiples of 25 counts its own lengths.
  { pool: 33, asked: 100, lengths: 3 },
  { pool: 22, asked: 50, lengths: 2 },
  { pool: 25, asked: 3000, lengths: 120 },
])('in a pool of $pool a swim of $asked is $lengths lengths', ({ pool, asked, lengths }) => {
  expect(rulerOf(pool).nearest(asked)).toBe(lengths)
})

test.each([
  { pool: 25, round: [1, 2, 3] },
  { pool: 50, round: [1, 2, 3] },
  { pool: 20, round: [5, 10] },
  { pool: 15, round: [5, 10] },
  // The first multiple of 25 in a pool of 40 is 200.
  { pool: 40, round: [1, 2, 3] },
  { pool: 33, round: [1, 2, 3] },
])('in a pool of $pool, $round lengths are round', ({ pool, round }) => {
  const { isRound } = rulerOf(pool)
  const most = round.at(-1) ?? 0
  expect(Array.from({ length: most }, (_, index) => index + 1).filter(isRound)).toEqual(round)
})

test('a swim without a pool has no ruler', () => {
  const { pool: _, ...request } = acceptOrThrow(usualRequest('swimming', 'interval'))
  expect(() => poolRulerFor(request)).toThrow('A swim needs a pool')
})
