import { expect, test } from 'vitest'
import { sprintRest } from './sprint-rest.ts'

test.each([
  [9, 8, 60],
  [9, 10, 75],
  [10, 15, 120],
  [9, 30, 120],
])('an effort of %i of 10 over %i s is followed by %i s', (effort, seconds, pause) => {
  expect(sprintRest({ effort }, seconds)).toBe(pause)
})

test('longer bouts and easier ones are no sprints', () => {
  expect(sprintRest({ effort: 9 }, 31)).toBeUndefined()
  expect(sprintRest({ effort: 8 }, 10)).toBeUndefined()
  expect(sprintRest({}, 10)).toBeUndefined()
})
