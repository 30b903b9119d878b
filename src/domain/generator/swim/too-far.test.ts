import { expect, test } from 'vitest'
import { swimContext } from '#tests/support/workouts/swims.ts'
import { tooFar } from './too-far.ts'

const pool = swimContext()

test.each([
  [78, undefined],
  [79, 'It and a length before and after need 2025 meters: ask for at least that.'],
  [398, 'It and a length before and after need 10000 meters: ask for at least that.'],
  [399, 'It and a length before and after are more than any swim, which can be 10000 meters long: ask for less.'],
])('a main set of %i lengths in a swim of 2,000 m: %s', (lengths, reason) => {
  expect(tooFar('It', lengths, pool)).toBe(reason)
})

test('the longest swim is that of its unit', () => {
  const inYards = swimContext({ poolLength: 25, durationUnit: 'yards', durationValue: 2000 })
  expect(tooFar('It', 399, inYards)).toContain('10000 yards')
})
