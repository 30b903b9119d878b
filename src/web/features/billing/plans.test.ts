import { expect, test } from 'vitest'
import { plans } from './plans.ts'

test('a free plan and one for five dollars a month are offered, each with its features', () => {
  expect(plans.map(({ title, price, isFree }) => [title, price, isFree])).toEqual([
    ['FREE', '$0/month', true],
    ['STANDARD', '$5/month', false],
  ])
  expect(plans.map(({ features }) => features)).toEqual([
    ['Schedule workouts in advance', 'Manually build workouts', 'Sync workouts to your watch', 'Share workouts'],
    ['Everything in FREE', 'Auto-generated running, cycling and swimming workouts'],
  ])
})
