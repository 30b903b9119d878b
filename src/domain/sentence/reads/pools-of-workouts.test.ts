import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

test.each([
  ['25 yd pool, 200 yd easy, 8x50 yd sprint 20s rest, 200 yd easy', { length: 25, unit: 'yards' }],
  ['25m pool: swim 400 easy, 8x50 sprint 20s rest, 200 easy', { length: 25, unit: 'meters' }],
  ['swim 400 easy, 8x50 sprint 20s rest, 200 easy', undefined],
])('the workout of "%s" is for the pool %s', (sentence, pool) => {
  expect(understand(sentence, { sport: 'running' }).workout?.poolLength).toEqual(pool)
})
