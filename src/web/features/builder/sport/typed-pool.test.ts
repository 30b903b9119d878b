import { expect, test } from 'vitest'
import { readPool, typedPool } from './typed-pool.ts'

const problem = 'Enter a length from 10 to 100, such as 25 m or 25 yd.'

test.each([
  ['25', { length: 25, unit: 'yards' }],
  [' 50 m ', { length: 50, unit: 'meters' }],
  ['33,33m', { length: 33.33, unit: 'meters' }],
  ['25 metres', { length: 25, unit: 'meters' }],
  ['25yd', { length: 25, unit: 'yards' }],
  ['100', { length: 100, unit: 'yards' }],
  ['10 m', { length: 10, unit: 'meters' }],
  ['', undefined],
  [' ', undefined],
  ['9', problem],
  ['101', problem],
  ['2x', problem],
] as const)('a pool typed as %j is %j where a figure alone is in yards', (typed, pool) => {
  expect(readPool(typed, 'yards')).toEqual(pool)
})

test('a pool is shown as it is typed', () => {
  for (const pool of [
    { length: 25, unit: 'meters' },
    { length: 33.33, unit: 'yards' },
  ] as const)
    expect(readPool(typedPool(pool), 'meters')).toEqual(pool)
})
