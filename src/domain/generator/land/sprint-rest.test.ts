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

test('what is as hard by its target is a sprint, too', () => {
  expect(sprintRest({}, 15, 225)).toBe(120)
  expect(sprintRest({}, 20, 105)).toBe(120)
  expect(sprintRest({}, 20, 104)).toBeUndefined()
  expect(sprintRest({}, 30, 130)).toBe(120)
  expect(sprintRest({}, 21, 129)).toBeUndefined()
})

test('longer bouts and easier ones are no sprints', () => {
  expect(sprintRest({ effort: 9 }, 31)).toBeUndefined()
  expect(sprintRest({ effort: 8 }, 10)).toBeUndefined()
  expect(sprintRest({}, 10)).toBeUndefined()
})
