import { expect, test } from 'vitest'
import { moveDay } from './move-day.ts'

test('what is on a day changes places with the day before or after it, and stays within the week', () => {
  expect(moveDay(['a', null, 'b'], 0, 1)).toEqual([null, 'a', 'b'])
  expect(moveDay(['a', null, 'b'], 2, -1)).toEqual(['a', 'b', null])
  expect(moveDay(['a', null, 'b'], 2, 1)).toEqual(['a', null, 'b'])
  expect(moveDay(['a', null, 'b'], 0, -1)).toEqual(['a', null, 'b'])
})
