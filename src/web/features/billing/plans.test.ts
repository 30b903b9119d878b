import { expect, test } from 'vitest'
import { formatDollars, plans } from './plans.ts'

test('a free plan and one for five dollars a month are offered, each with its features', () => {
  expect(plans.map(({ title, dollarsPerMonth, isFree }) => [title, formatDollars(dollarsPerMonth), isFree])).toEqual([
    ['FREE', '$0', true],
    ['STANDARD', '$5', false],
  ])
  expect(plans.map(({ features }) => features)).toEqual([
    ['Schedule workouts in advance', 'Manually build workouts', 'Sync workouts to your watch', 'Share workouts'],
    ['Everything in FREE', 'Auto-generated running, cycling and swimming workouts'],
  ])
})

test('an athlete upgrades to the paid plan', () => {
  expect(plans.map(({ url }) => url)).toEqual(['/dashboard/activity', '/dashboard/upgrade'])
})
