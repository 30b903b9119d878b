import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

// What is assumed is told as it is: a length that was said and cannot be had was said.

test.each([
  ['easy run for 30 hours', 'The length that was said is left out, so 1 hour.'],
  ['run 1000 km easy', 'The length that was said is left out, so 1 hour.'],
  ['steady swim 1000 m in 5 minutes', 'The length that was said is left out, so 2,000 meters.'],
  ['easy run', 'No length was said, so 1 hour.'],
  ['tempo run 500x400 with 1 min rest', 'No length was said, so 1 hour.'],
])('“%s”: %s', (sentence, told) => {
  const { missing } = understand(sentence, { sport: 'running' })
  expect(missing.find(({ field }) => field === 'durationValue')?.sentence).toBe(told)
})

test.each([
  ['marathon pace run, 5 miles', 'The 5 miles hold the warm-up'],
  ['10k pace run, 45 min', 'The 45 minutes hold the warm-up'],
])('“%s” says that not all of it is at the pace', (sentence, told) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.find(({ field }) => field === 'racePace')?.because).toContain(told)
})

test('all of a run at the pace of a race needs no such sentence', () => {
  const { inferred, workout } = understand('5 mile run at marathon pace, no warm up', { sport: 'running' })
  expect(workout?.steps).toHaveLength(1)
  expect(inferred.filter(({ field }) => field === 'racePace')).toEqual([])
})
